import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { defaultPaths } from "#test/support/every-path.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { holdFiles, visit } from "./visit.ts";

/** The site's own limit, or a company's. Up to 0.1 is good (https://web.dev/articles/cls). */
const limit = Number(process.env["LAYOUT_SHIFT"] ?? 0.02);
const widths = [360, 412, 768, 1024, 1440];

/** @see https://wicg.github.io/layout-instability/ */
interface Shift {
  value: number;
  sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
}

async function observeShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: object[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as unknown as Shift[]) {
        const moved = sources.map(({ node, previousRect, currentRect }) => [
          node?.textContent,
          previousRect,
          currentRect,
        ]);
        shifts.push({ value, moved });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

test("hardly anything shifts while fonts, pictures and scripts load late", { concurrency: 4 }, async (t) => {
  await Promise.all(
    defaultPaths.flatMap((path) =>
      widths.map((width) =>
        t.test(`${path} at ${width} px`, async (t) => {
          const { hold, release } = holdFiles(/\.(js|woff2|avif|webp|png|jpe?g)$/);
          const { page } = await visit(t, path, {
            viewport: { width, height: 900 },
            before: (page) => Promise.all([hold(page), observeShifts(page)]),
            until: "commit",
          });
          await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
          // Browsers draw text in its fallback font after 100 ms.
          await page.waitForTimeout(150);
          release();
          await page.waitForLoadState();
          await page.evaluate(() => document.fonts.ready);
          await scrollToEnd(page);
          const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
          const total = shifts.reduce((sum, { value }) => sum + value, 0);
          t.diagnostic(total.toFixed(4));
          assert.ok(total <= limit, `${total}:\n${JSON.stringify(shifts, null, 2)}`);
        }),
      ),
    ),
  );
});

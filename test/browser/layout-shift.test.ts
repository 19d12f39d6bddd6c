import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { designedPaths, layoutPaths } from "#test/support/every-path.ts";
import { isSample } from "#test/support/is-sample.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { holdFiles, visit } from "./visit.ts";

/** The sample's limit, or another company's. Up to 0.1 is good (https://web.dev/articles/cls). */
const limit = isSample ? 0.02 : 0.1;
/** A phone, a tablet and a large window. */
const widths = [360, 768, 1440];

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

for (const path of layoutPaths)
  test(`hardly anything of ${path} shifts while fonts, pictures and scripts load late`, async (t) => {
    const [first = 0, ...others] = widths;
    // Prose has one layout.
    for (const width of designedPaths.includes(path) ? [first, ...others] : [first]) {
      const { hold, release } = holdFiles(/\.(js|woff2|avif|png|jpe?g)$/);
      const { page } = await visit(t, path, {
        viewport: { width, height: 900 },
        before: (page) => Promise.all([hold(page), observeShifts(page)]),
        until: "commit",
      });
      const isPainted = () => performance.getEntriesByName("first-contentful-paint").length > 0;
      await page.waitForFunction(isPainted, null, { polling: 50 });
      // Browsers draw text in its fallback font after 100 ms.
      await page.waitForTimeout(150);
      release();
      await page.waitForLoadState();
      await scrollToEnd(page);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      const total = shifts.reduce((sum, { value }) => sum + value, 0);
      t.diagnostic(`${total.toFixed(4)} at ${width} px`);
      assert.ok(total <= limit, `${total} at ${width} px:\n${JSON.stringify(shifts, null, 2)}`);
      await page.close();
    }
  });

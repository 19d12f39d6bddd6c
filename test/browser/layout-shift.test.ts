import assert from "node:assert/strict";
import { suite, test } from "node:test";
import type { Page } from "playwright";
import { pages } from "#shared/pages.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { desktop, lateScripts, phone, visit } from "./visit.ts";

const late = (milliseconds: number) => async (page: Page) => {
  await lateScripts(milliseconds, /\.(js|woff2)$/)(page);
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node?: Element }[];
        };
        const moved = sources.map(({ node }) => node?.outerHTML?.slice(0, 80));
        if (!hadRecentInput) (window as unknown as { shifts: unknown[] }).shifts.push([value, moved]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
};

// Several at once, for each does little but wait. A chunk comes late after an entry that came late: on a busy machine
// more of them would pass the eight seconds after which the form no longer waits.
suite("with scripts and fonts 1.5 s late", { concurrency: 4 }, () => {
  for (const { path } of pages) {
    for (const viewport of [phone, desktop]) {
      test(`nothing on ${path} moves, at ${viewport.width} px`, async (t) => {
        const { page } = await visit(t, path, { viewport, before: late(1500) });
        await page.waitForTimeout(3000);
        await scrollToEnd(page);
        await page.waitForTimeout(3000);
        const shifts = await page.evaluate(
          () => (window as unknown as { shifts: [number, unknown][] }).shifts,
        );
        const total = shifts.reduce((sum, [value]) => sum + value, 0);
        t.diagnostic(total.toFixed(5));
        // A swapped font may round a word by a fraction of a pixel; 0.00 is what remains.
        assert.ok(total < 0.005, JSON.stringify(shifts, null, 2));
      });
    }
  }
});

import assert from "node:assert/strict";
import { suite, test } from "node:test";
import type { Page } from "playwright";
import { faces } from "#client/fonts/faces.ts";
import { pages } from "#shared/pages.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { holdFiles, visit } from "./visit.ts";

const widths = [360, 412, 768, 1024, 1440];
const families = Object.values(faces).map(({ family }) => family);

const advice =
  "A line breaks elsewhere until its font has come, and what is below it moves. Was a text changed? Say it a little longer or shorter:";

async function observeShifts(page: Page) {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as unknown as { value: number; sources: { node?: Node }[] };
        const moved = sources.map(({ node }) => node?.textContent?.trim().slice(0, 40));
        (window as unknown as { shifts: unknown[] }).shifts.push([value, moved]);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

const readShifts = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifts: [number, unknown][] }).shifts);

/** The elements with any text in a face that is not the brand's. */
async function findOtherFaces(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { nodes } = await devtools.send("DOM.getFlattenedDocument", { depth: -1 });
  const parents = nodes.filter(({ nodeId }) =>
    nodes.some(
      (text) => text.parentId === nodeId && text.nodeType === 3 && /[\p{L}\p{N}]/u.test(text.nodeValue),
    ),
  );
  const found = await Promise.all(
    parents.map(async ({ nodeId, nodeName }) => {
      const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
      const others = fonts.filter(
        ({ familyName }) => !families.some((family) => familyName.startsWith(family)),
      );
      return others.map(({ familyName }) => `${nodeName}: ${familyName}`);
    }),
  );
  return found.flat();
}

// Several tests at once, because each one mostly waits.
suite("with fonts, pictures and scripts later than the first paint", { concurrency: 3 }, () => {
  for (const { path } of pages) {
    for (const width of widths) {
      test(`hardly anything on ${path} moves, at ${width} px, and it ends in the brand's faces`, async (t) => {
        const { hold, release } = holdFiles(/\.(js|woff2|avif|webp|png|jpe?g)$/, 300);
        const before = async (page: Page) => {
          await hold(page);
          await observeShifts(page);
        };
        const { page } = await visit(t, path, { viewport: { width, height: 800 }, before, until: "commit" });
        await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
        // Browsers draw text in its fallback face after 100 ms.
        await page.waitForTimeout(300);
        release();
        await page.waitForLoadState();
        await page.evaluate(() => document.fonts.ready);
        await scrollToEnd(page);
        const shifts = await readShifts(page);
        const total = shifts.reduce((sum, [value]) => sum + value, 0);
        t.diagnostic(total.toFixed(4));
        assert.ok(total <= 0.02, `${advice}\n${JSON.stringify(shifts, null, 2)}`);
        assert.deepEqual(await findOtherFaces(page), []);
      });
    }
  }
});

// npm run shots: saves screenshots of every page and every state in .shots/, at three widths and in
// both colour schemes, for design reviews.
import { mkdir } from "node:fs/promises";
import { suite, test } from "node:test";
import type { Page } from "playwright";
import { scrollToEnd } from "#test/browser/support/scroll-to-end.ts";
import { states } from "#test/browser/support/states.ts";
import { visit } from "#test/browser/support/visit.ts";
import { everyPath } from "#test/support/every-path.ts";

const folder = process.env["SHOTS_FOLDER"] ?? ".shots";
const widths = [375, 768, 1440];
const sizeOf = (width: number) => ({ width, height: width < 700 ? 812 : 900 });

await mkdir(folder, { recursive: true });

/** Takes a screenshot of the same page in both colour schemes. */
async function shoot(page: Page, name: string, fullPage: boolean) {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${folder}/${name}-${colorScheme}.png`, fullPage });
  }
}

suite("shots", { concurrency: 4 }, () => {
  for (const path of everyPath) {
    test(path, async (t) => {
      const { page } = await visit(t, path, { reducedMotion: "reduce" });
      for (const width of widths) {
        await page.setViewportSize(sizeOf(width));
        await scrollToEnd(page);
        await page.evaluate(() => scrollTo(0, 0));
        await shoot(page, `${path.slice(1).replaceAll("/", "-") || "home"}-${width}`, true);
      }
    });
  }

  for (const { path, enter, only = () => true, options = {} } of states) {
    for (const width of widths.filter(only)) {
      test(`${Object.keys(enter)} at ${width} px`, async (t) => {
        const { page } = await visit(t, path, {
          reducedMotion: "reduce",
          ...options,
          viewport: sizeOf(width),
        });
        for (const [state, reach] of Object.entries(enter)) {
          await reach(page);
          await shoot(page, `state-${state.replaceAll(" ", "-")}-${width}`, state === "every service open");
        }
      });
    }
  }
});

// npm run shots: saves each interaction as a strip of frames in .shots/, for a phone and for a large window.
import { mkdir } from "node:fs/promises";
import { suite, test } from "node:test";
import type { Page } from "playwright";
import { interactions } from "#test/browser/interactions.ts";
import { visit } from "#test/browser/visit.ts";

const folder = ".shots";

const windows = [
  { size: { width: 375, height: 812 }, columns: 6, shownAt: 375 },
  { size: { width: 1440, height: 900 }, columns: 3, shownAt: 720 },
];

await mkdir(folder, { recursive: true });

suite("strips", { concurrency: 4 }, () => {
  for (const { name, path, steps, options } of interactions) {
    for (const { size, columns, shownAt } of windows) {
      for (const colorScheme of ["light", "dark"] as const) {
        test(`${name} at ${size.width} px, ${colorScheme}`, async (t) => {
          const { page } = await visit(t, path, {
            viewport: size,
            colorScheme,
            reducedMotion: "reduce",
            ...options,
          });
          const frames: string[] = [];
          for (const [step, take] of steps) {
            await take(page);
            const picture = (await page.screenshot()).toString("base64");
            frames.push(`<figure>
              <figcaption>${frames.length + 1}. ${step}</figcaption>
              <img src="data:image/png;base64,${picture}" width="${shownAt}">
            </figure>`);
          }
          const sheet = await page.context().newPage();
          await layOut(sheet, frames, columns);
          await sheet
            .locator("main")
            .screenshot({ path: `${folder}/strip-${name}-${size.width}-${colorScheme}.png` });
        });
      }
    }
  }
});

/** Puts the frames in rows. */
function layOut(sheet: Page, frames: string[], columns: number) {
  return sheet.setContent(`<style>
      main { display: grid; grid-template-columns: repeat(${columns}, auto); gap: 24px; width: max-content; padding: 24px; background: #888 }
      figure { margin: 0 }
      figcaption { font: 18px/2 sans-serif; color: #fff }
      img { display: block }
    </style>
    <main>${frames.join("")}</main>`);
}

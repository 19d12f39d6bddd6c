import assert from "node:assert/strict";
import { test } from "node:test";
import { paths } from "#shared/paths.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { visit } from "./visit.ts";

/** Of DIN A4, in CSS pixels. */
const sheet = { width: 794, height: 1123 };

const brightest = (color: string) => Math.max(...(color.match(/\d+/g) ?? ["255"]).map(Number));

for (const path of [paths.home, paths.services]) {
  test(`in print ${path} shows every slide and what is folded away, dark on white even from a dark screen`, async (t) => {
    const { page } = await visit(t, path, { viewport: sheet, colorScheme: "dark" });
    await scrollToEnd(page);
    await page.emulateMedia({ media: "print" });
    const { slides, cut, hidden, color } = await page.evaluate(() => {
      const slides = [...document.querySelectorAll("[data-carousel-track] > *")];
      const cut = slides.filter((slide) => slide.getBoundingClientRect().right > innerWidth);
      const folded = [...document.querySelectorAll("details > :not(summary)")];
      const hidden = folded.filter((each) => !each.checkVisibility());
      return {
        hidden: hidden.length,
        slides: slides.length,
        cut: cut.length,
        color: getComputedStyle(document.body).color,
      };
    });
    assert.ok(slides >= 2);
    assert.equal(cut, 0);
    assert.equal(hidden, 0);
    assert.ok(brightest(color) < 128, color);
  });

  test(`in print ${path} has framed buttons of ink, none that unfolds, and a short footer`, async (t) => {
    const { page } = await visit(t, path, { viewport: sheet });
    await page.emulateMedia({ media: "print" });
    assert.equal(await page.locator("summary").filter({ visible: true }).count(), 0);
    const button = page.locator("main > :last-child a");
    const { color, border } = await button.evaluate((element) => {
      const { color, borderTopWidth, borderTopStyle } = getComputedStyle(element);
      return { color, border: `${borderTopWidth} ${borderTopStyle}` };
    });
    assert.ok(brightest(color) < 128, color);
    assert.equal(border, "1px solid");
    const height = await page.locator("footer").evaluate((footer) => footer.getBoundingClientRect().height);
    assert.ok(height < sheet.height / 5, `the footer takes ${height} px of a sheet of ${sheet.height} px`);
  });
}

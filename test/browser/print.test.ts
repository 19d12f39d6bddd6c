import assert from "node:assert/strict";
import { test } from "node:test";
import { paths } from "#shared/public-files.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { visit } from "./visit.ts";

/** The size of a DIN A4 page in CSS pixels. */
const sheet = { width: 794, height: 1123 };

const brightest = (color: string) => Math.max(...(color.match(/\d+/g) ?? ["255"]).map(Number));

for (const path of [paths.home, paths.servicesPage]) {
  test(`in print ${path}`, async (t) => {
    const { page } = await visit(t, path, { viewport: sheet, colorScheme: "dark" });
    await scrollToEnd(page);
    await page.emulateMedia({ media: "print" });

    await t.test("shows every slide and what is folded away", async () => {
      const rights = await page
        .locator("[data-carousel-track] > *")
        .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().right));
      assert.ok(rights.length >= 2 && Math.max(...rights) <= sheet.width, rights.join());
      const folded = page.locator("details > :not(summary)");
      assert.equal(await folded.filter({ visible: false }).count(), 0);
    });

    await t.test(
      "is dark on white even from a dark screen, buttons included, which have a frame",
      async () => {
        const colorOf = (css: string) =>
          page.locator(css).evaluate((element) => getComputedStyle(element).color);
        for (const css of ["body", "main > :last-child a"])
          assert.ok(brightest(await colorOf(css)) < 128, css);
        const border = await page.locator("main > :last-child a").evaluate((button) => {
          const { borderTopWidth, borderTopStyle } = getComputedStyle(button);
          return `${borderTopWidth} ${borderTopStyle}`;
        });
        assert.equal(border, "1px solid");
      },
    );

    await t.test("has nothing that unfolds, and a short footer", async () => {
      assert.equal(await page.locator("summary").filter({ visible: true }).count(), 0);
      const { height } = (await page.locator("footer").boundingBox()) ?? assert.fail();
      assert.ok(height < sheet.height / 5, `the footer takes ${height} px of a sheet of ${sheet.height} px`);
    });
  });
}

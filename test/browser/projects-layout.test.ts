import assert from "node:assert/strict";
import { suite, test } from "node:test";
import { contents } from "#shared/pages.ts";
import { contrasting, pixelsOf } from "#test/support/pixels.ts";
import { layOutAll } from "./lay-out-all.ts";
import { visit } from "./visit.ts";

const [{ paths, projects }] = contents;
const hasTimetable = projects.some(({ image }) => image.name === "school");

/** The least distance between the foot of the figures and the capital letters below, in pixels. */
const least = (width: number) => (width > 1024 ? 32 : 18);

suite("the figures of the projects", { concurrency: 3 }, () => {
  for (const width of [375, 768, 1100, 1440, 1920]) {
    test(`names below the figures keep their distance, at ${width} px`, async (t) => {
      const { page } = await visit(t, paths.projectsPage, { viewport: { width, height: 900 } });
      await layOutAll(page);
      await page.evaluate(() => document.fonts.ready);
      const distances = await page.locator("article").evaluateAll((articles) =>
        articles.flatMap((article) => {
          const pen = document.createElement("canvas").getContext("2d");
          const figures = [...article.querySelectorAll("h2 + p > :is(s, b)")];
          if (!pen) throw new Error("no canvas");
          return [...article.querySelectorAll("h2, h2 + p > small")].flatMap((name) => {
            const { fontWeight, fontSize, fontFamily, lineHeight, paddingTop } = getComputedStyle(name);
            pen.font = `${fontWeight} ${fontSize} ${fontFamily}`;
            const { fontBoundingBoxAscent, fontBoundingBoxDescent, actualBoundingBoxAscent } =
              pen.measureText("H");
            const leading = Number.parseFloat(lineHeight) - fontBoundingBoxAscent - fontBoundingBoxDescent;
            const { top, left, right } = name.getBoundingClientRect();
            const capitals =
              top +
              Number.parseFloat(paddingTop) +
              leading / 2 +
              fontBoundingBoxAscent -
              actualBoundingBoxAscent;
            return (
              figures
                .map((figure) => figure.getBoundingClientRect())
                .filter((figure) => figure.left < right && figure.right > left && figure.top < capitals)
                .map((figure) => Math.round(capitals - figure.bottom))
                // Without names above the figures, or on the arrow between them.
                .filter((distance) => distance > -20)
            );
          });
        }),
      );
      assert.ok(distances.length > 0);
      assert.ok(
        distances.every((distance) => distance >= least(width)),
        distances.join(),
      );
    });

    if (hasTimetable)
      test(`figures around a picture end where the picture ends, at ${width} px`, async (t) => {
        const { page } = await visit(t, paths.projectsPage, { viewport: { width, height: 900 } });
        await layOutAll(page);
        await page.evaluate(() => document.fonts.ready);
        const figure = page.locator("article:has([data-island=timetable]) h2 + p > b");
        await figure.scrollIntoViewIfNeeded();
        const picture = await page.locator("[data-island=timetable] > picture > img").boundingBox();
        const box = await figure.boundingBox();
        assert.ok(picture && box);
        const end = picture.x + picture.width;
        const inkIn = async (x: number, width: number) => {
          const pixels = await pixelsOf(
            await page.screenshot({ clip: { x, y: box.y, width, height: box.height } }),
          );
          return contrasting(pixels, pixels.subarray(0, 3), 3);
        };
        assert.equal(await inkIn(Math.ceil(end) + 1, 12), 0, "it ends beyond the picture");
        assert.ok((await inkIn(Math.floor(end) - 6, 6)) > 0, "it ends before the picture does");
      });
  }
});

import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { paths } from "#shared/paths.ts";
import { measureFaces } from "#test/engines/measure-faces.ts";
import { desktop, type Facts, phone, type Visitor } from "#test/engines/visitor.ts";
import { carouselFacts } from "./carousel.ts";

/** A resized window, a rotated tablet and a rotated phone: across every breakpoint, in both directions. */
const turns = [
  [phone, desktop],
  [desktop, phone],
  [820, 1180],
  [1180, 820],
] as const;

export const homeFacts: Facts = {
  ...carouselFacts(paths.home),

  "the fallback faces of headings and text are as wide as the brand's, to 3%": async (visitor) => {
    await visitor.open(paths.home, desktop);
    const main = await visitor.evaluate(() =>
      ["h1", "main p"].map((css) => {
        const { fontWeight, fontFamily } = getComputedStyle(document.querySelector(css) as Element);
        return `${fontWeight} 40px ${fontFamily}`;
      }),
    );
    const measured = await visitor.evaluate(measureFaces);
    for (const { style, page, fallback } of measured.filter(({ style }) => main.includes(style))) {
      const ratio = fallback / page;
      assert.ok(Math.abs(ratio - 1) < 0.03, `${ratio.toFixed(3)} times as wide: ${style}`);
    }
  },

  "the tangle is whole in the middle of the window, also where an engine cannot let it follow the scroll":
    async (visitor) => {
      for (const width of [phone, desktop]) {
        await visitor.open(paths.home, width);
        await visitor.until("the file of the tangle is there", readsTangle);
        await visitor.until("no strand is dashed", isTangleWhole);
      }
    },

  "on a phone the line crosses between sections, and on a large window it is beside the columns": async (
    visitor,
  ) => {
    for (const [width, seen] of [
      [phone, [false, true]],
      [desktop, [true, false]],
    ] as const) {
      await visitor.open(paths.home, width);
      const found = await visitor.evaluate(() =>
        ["[data-line]", "[data-seam]"].map((css) =>
          [...document.querySelectorAll(css)].some((part) => getComputedStyle(part).display !== "none"),
        ),
      );
      assert.deepEqual(found, seen, `${width} px`);
    }
  },

  ...Object.fromEntries(
    turns.map(([from, to]) => [
      `a window of ${from} px that becomes ${to} px wide has the layout of ${to} px`,
      async (visitor: Visitor) => {
        await visitor.open(paths.home, to);
        const fresh = await visitor.evaluate(readLayout);
        await visitor.open(paths.home, from);
        await visitor.resize(to);
        await sleep(500);
        assert.deepEqual(await visitor.evaluate(readLayout), fresh);
      },
    ]),
  ),
};

/** Whether the strands, which are in a file of their own, have a size. Runs in the page. */
function readsTangle() {
  return [...document.querySelectorAll<SVGGraphicsElement>("#about svg > *")].every(
    (strands) => strands.getBBox().width > 100,
  );
}

/** Whether the dashes, with which the tangle is drawn, are as long as the strands. Runs in the page. */
function isTangleWhole() {
  const tangle = document.querySelector("#about svg") as Element;
  const { strokeDasharray, strokeDashoffset } = getComputedStyle(tangle);
  // Again for each look, because sections above may have got their own height since the last one.
  const { top, height } = tangle.getBoundingClientRect();
  scrollBy({ top: top + height / 2 - innerHeight * 0.55, behavior: "instant" });
  return strokeDasharray === "none" || Math.abs(Number.parseFloat(strokeDashoffset)) < 0.01;
}

/** Every visible element with its tag, left edge and width. Runs in the page. */
function readLayout() {
  return [...document.querySelectorAll("body *")]
    .filter((element) => element.checkVisibility())
    .map((element) => {
      const { left, width } = element.getBoundingClientRect();
      return `${element.tagName} ${Math.round(left)} ${Math.round(width)}`;
    });
}

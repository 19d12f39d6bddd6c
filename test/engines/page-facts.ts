import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { pages } from "#shared/pages.ts";
import { paths } from "#shared/paths.ts";
import { isWiderThanWindow, layoutOfPage, measureFaces, scrollToEnd } from "./in-page.ts";
import type { Visitor } from "./visitor.ts";

/** A fact that must be true in every engine. Its check must not cause problems either: see first-visit.ts. */
export interface Fact {
  name: string;
  check: (visitor: Visitor) => Promise<void>;
}

export const phone = 390;
export const desktop = 1440;

const everyPath = [...pages.map(({ path }) => path), "/no-such-page"];

const pagesAreRight = everyPath.flatMap((path) =>
  [phone, desktop].map((width) => ({
    name: `${path} is in the brand's faces and no wider than the window, at ${width} px`,
    check: async (visitor: Visitor) => {
      await visitor.open(path, width);
      await visitor.evaluate(scrollToEnd);
      assert.equal(await visitor.evaluate(isWiderThanWindow), false, "wider than the window");
      for (const { style, page, brand } of await visitor.evaluate(measureFaces)) {
        assert.ok(Math.abs(page - brand) < 0.5, `not in the brand's face: ${style}`);
      }
    },
  })),
);

const standInsTakeTheRoom: Fact = {
  name: "what stands in for the faces of headings and text is as wide as they are, to 3%",
  check: async (visitor) => {
    await visitor.open(paths.home, desktop);
    const main = await visitor.evaluate(() =>
      ["h1", "main p"].map((css) => {
        const { fontWeight, fontFamily } = getComputedStyle(document.querySelector(css) as Element);
        return `${fontWeight} ${fontFamily}`;
      }),
    );
    const measured = await visitor.evaluate(measureFaces);
    for (const { style, brand, standIns } of measured.filter(({ style }) => main.includes(style))) {
      const ratio = standIns / brand;
      assert.ok(Math.abs(ratio - 1) < 0.03, `${ratio.toFixed(3)} times as wide: ${style}`);
    }
  },
};

/** A resized window, a rotated tablet and a rotated phone: across every breakpoint, in both directions. */
const turns = [
  [phone, desktop],
  [desktop, phone],
  [820, 1180],
  [1180, 820],
] as const;

const layoutFollowsTheWindow = turns.map(([from, to]) => ({
  name: `a window of ${from} px that becomes ${to} px wide has the layout of ${to} px`,
  check: async (visitor: Visitor) => {
    await visitor.open(paths.home, to);
    const fresh = await visitor.evaluate(layoutOfPage);
    await visitor.open(paths.home, from);
    await visitor.resize(to);
    await sleep(500);
    const resized = await visitor.evaluate(layoutOfPage);
    const wrong = resized.findIndex((element, index) => element !== fresh[index]);
    assert.equal(
      wrong,
      -1,
      `${resized[wrong]} instead of ${fresh[wrong]}, element ${wrong} of ${fresh.length}`,
    );
  },
}));

export const pageFacts: readonly Fact[] = [...pagesAreRight, standInsTakeTheRoom, ...layoutFollowsTheWindow];

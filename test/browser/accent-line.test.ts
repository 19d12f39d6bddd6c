import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { paths } from "#shared/public-files.ts";
import { contrasting, pixelsOf } from "#test/support/pixels.ts";
import { layOutAll } from "./lay-out-all.ts";
import { desktop, phone, visit } from "./visit.ts";

const tangle = "#about svg";
const atSides = "main span[data-line=down]";
const tablet = { width: 769, height: 1000 };

/** Scrolls until the middle of an element is at this share of the window's height, and the page has painted it. */
const scrollTo = (page: Page, css: string, share: number) =>
  page.locator(css).evaluate(async (element, share) => {
    const { top, height } = element.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - innerHeight * share, behavior: "instant" });
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
  }, share);

/** How many pixels of the tangle are drawn, its frame and its line among them. */
async function drawnPixels(page: Page) {
  const clip = (await page.locator(tangle).boundingBox()) ?? assert.fail();
  const ground = await page
    .locator("#about")
    .evaluate((section) => getComputedStyle(section).backgroundColor.match(/\d+/g)?.map(Number));
  return contrasting(await pixelsOf(await page.screenshot({ clip })), Buffer.from(ground ?? []), 3);
}

/** So tall that the whole tangle is in the window, wherever it is tested. */
const tall = { width: desktop.width, height: 1600 };

for (const viewport of [phone, tall]) {
  test(`the tangle is drawn and pulled into the line while it scrolls, at ${viewport.width} px`, async (t) => {
    const { page } = await visit(t, paths.home, { viewport });
    await layOutAll(page);
    // It covers the tangle where it leaves the window.
    await page.locator("header").evaluate((header) => header.style.setProperty("visibility", "hidden"));
    await page.waitForLoadState("networkidle");
    const drawn: number[] = [];
    for (const share of [0.9, 0.75, 0.6, 0.3, 0.15]) {
      await scrollTo(page, tangle, share);
      drawn.push(await drawnPixels(page));
    }
    const [nothing = 0, half = 0, whole = 0, pulled = 0, gone = 0] = drawn;
    assert.ok(nothing < half && half < whole && whole > pulled && pulled > gone, drawn.join());
    assert.ok(Math.max(nothing, gone) < whole / 2, drawn.join());
  });

  test(`with reduced motion tangle and line are finished and still, at ${viewport.width} px`, async (t) => {
    const { page } = await visit(t, paths.home, { viewport, reducedMotion: "reduce" });
    await layOutAll(page);
    await page.waitForLoadState("networkidle");
    await scrollTo(page, tangle, 0.6);
    const whole = await drawnPixels(page);
    const { height = 0, width = 0 } = (await page.locator(tangle).boundingBox()) ?? {};
    assert.ok(whole > (height * width) / 40, `${whole} pixels are drawn`);
    await scrollTo(page, tangle, 0.45);
    assert.equal(await drawnPixels(page), whole);
    const moving = await page.evaluate(() =>
      document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).target?.className),
    );
    assert.deepEqual(moving, []);
  });
}

test("on a small window the line crosses between sections, and is at no side of the page", async (t) => {
  const { page } = await visit(t, paths.home, { reducedMotion: "reduce" });
  await layOutAll(page);
  for (const width of [320, phone.width, 768]) {
    await page.setViewportSize({ width, height: 812 });
    assert.equal(await page.locator(atSides).filter({ visible: true }).count(), 0);
    const seams = await page.locator("[data-seam]").evaluateAll((seams) =>
      seams.map((seam) => {
        const { left, right, top } = seam.getBoundingClientRect();
        const section = seam.closest("section")?.getBoundingClientRect().top ?? Number.NaN;
        const heading = seam.parentElement?.querySelector("h2")?.getBoundingClientRect().top ?? Number.NaN;
        const drawing = seam.querySelector("path")?.getBoundingClientRect().bottom ?? Number.NaN;
        return {
          whole: left === 0 && right === innerWidth,
          top: Math.round(top - section),
          free: heading - drawing,
        };
      }),
    );
    assert.ok(seams.length >= 2);
    for (const { whole, top, free } of seams) {
      assert.ok(whole && Math.abs(top) <= 8, `it is the section's upper rule at ${width} px`);
      assert.ok(free >= 8, `${free} px above the heading at ${width} px`);
    }
  }
  await page.setViewportSize(tablet);
  assert.equal(await page.locator("[data-seam]").filter({ visible: true }).count(), 0);
  assert.equal(await page.locator(atSides).filter({ visible: true }).count(), 2);
});

test("on a phone a section's rule is drawn from the side where the line has left the page", async (t) => {
  const { page } = await visit(t, paths.home, { viewport: phone });
  await layOutAll(page);
  for (const seam of await page.locator("[data-seam]").all()) {
    const side = await seam.getAttribute("data-seam");
    await seam.evaluate((seam) => seam.setAttribute("data-tested", ""));
    const rows: [number, number][] = [];
    for (const share of [0.75, 0.35]) {
      await scrollTo(page, "[data-tested]", share);
      const box = (await seam.boundingBox()) ?? assert.fail();
      const ends = [0, phone.width - 40].map(async (x) => {
        const pixels = await pixelsOf(
          await page.screenshot({ clip: { x, y: box.y + 5, width: 40, height: 4 } }),
        );
        return pixels
          .filter((_, at) => at % 3 === 2)
          .reduce((sum, blue) => sum + Number(blue > 60 && blue < 90), 0);
      });
      rows.push((await Promise.all(ends)) as [number, number]);
    }
    const [first, last] = rows as [[number, number], [number, number]];
    const [near, far] = side === "left" ? first : first.toReversed();
    assert.ok(near && near > 100, `it begins at the ${side}: ${first.join()}`);
    assert.ok((far ?? 0) < 40, `the other side is empty: ${first.join()}`);
    assert.ok(Math.min(...last) > 100, `it has crossed: ${last.join()}`);
    await seam.evaluate((seam) => seam.removeAttribute("data-tested"));
  }
});

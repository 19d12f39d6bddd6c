import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright";
import { contents } from "#shared/pages.ts";
import { paths } from "#shared/public-files.ts";
import { contrasting, pixelsOf } from "#test/support/pixels.ts";
import { visit } from "./visit.ts";

const [{ growth, projects }] = contents;
const timetables = projects.filter(({ image }) => image.name === "school");

const show = async (part: Locator) => pixelsOf(await part.screenshot());
const style = (part: Locator, property: string, value: string) =>
  part.evaluate(
    (element: HTMLElement, [property = "", value = ""]) => element.style.setProperty(property, value),
    [property, value],
  );

for (const { fact, path, check } of [
  { fact: "marked words can be read", path: paths.home, check: marksCanBeRead },
  { fact: "a filled tick of the gauge outweighs an empty one", path: paths.about, check: gaugeIsSeen },
  {
    fact: "a select has an arrow, and a button keeps its border",
    path: paths.contactPage,
    check: formIsSeen,
  },
  ...timetables.map(() => ({
    fact: "brackets are seen on the timetable's picture",
    path: paths.projectsPage,
    check: handlesAreSeen,
  })),
])
  test(`with forced colours, light and dark, ${fact}`, async (t) => {
    const { page } = await visit(t, path, { forcedColors: "active", reducedMotion: "reduce" });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await check(page);
    }
  });

/** Checks the marks of a page. Content may have a heading without marks. */
async function marksCanBeRead(page: Page) {
  for (const mark of await page.locator("h1 mark").all()) {
    const written = await show(mark);
    await style(mark, "color", "transparent");
    assert.ok(contrasting(written, await show(mark), 4.5) > written.length / 3 / 10);
    await style(mark, "color", "");
  }
}

/** Checks that a filled tick has twice the area of an empty one. The empty ring has every tick. */
async function gaugeIsSeen(page: Page) {
  const share = (growth.value - growth.min) / (growth.max - growth.min);
  const gauge = page.getByRole("meter").locator("svg");
  const [rest, lit] = [gauge.locator("> circle").first(), gauge.locator("> circle").last()];
  await style(lit, "visibility", "hidden");
  const empty = await show(gauge);
  await style(rest, "visibility", "hidden");
  const bare = await show(gauge);
  await style(lit, "visibility", "");
  const [filledArea, emptyArea] = [contrasting(await show(gauge), bare, 3), contrasting(empty, bare, 1.5)];
  assert.ok(filledArea >= 2 * share * emptyArea, `${filledArea} for ${share} of ${emptyArea}`);
  assert.ok(emptyArea > 0);
  await style(rest, "visibility", "");
}

async function handlesAreSeen(page: Page) {
  await page.locator("[data-island=timetable]").scrollIntoViewIfNeeded();
  for (const css of ["[data-lesson]", "[data-assign]"]) {
    const handle = page.locator(css);
    await handle.waitFor();
    await handle.evaluate((button) => button.scrollIntoView({ block: "center" }));
    await page.mouse.move(0, 0);
    const { x, y, width, height } = (await handle.boundingBox()) ?? assert.fail();
    const clip = { x: x - 8, y: y - 8, width: width + 16, height: height + 16 };
    const drawn = await pixelsOf(await page.screenshot({ clip }));
    await style(handle, "border-image", "none");
    const bare = await pixelsOf(await page.screenshot({ clip }));
    // Two strokes of 3 px, as long as the handle is high.
    assert.ok(contrasting(drawn, bare, 3) > 3 * height, css);
    await style(handle, "border-image", "");
    if (css === "[data-lesson]") await handle.click();
  }
  await page.keyboard.press("Escape");
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

async function formIsSeen(page: Page) {
  const { x, y, width, height } = (await page.locator("select").boundingBox()) ?? assert.fail();
  const end = { x: x + width - 24, y: y + 8, width: 20, height: height - 16 };
  const arrow = await pixelsOf(await page.screenshot({ clip: end, fullPage: true }));
  const ground = arrow.subarray(0, 3);
  assert.ok(contrasting(arrow, ground, 3) > 8);

  const button = page.locator("form[data-ready] button");
  const drawn = contrasting(await show(button), ground, 3);
  await page.locator("textarea").focus();
  await page.keyboard.press("Tab");
  assert.equal(contrasting(await show(button), ground, 3), drawn);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement).blur();
    scrollTo(0, 0);
  });
}

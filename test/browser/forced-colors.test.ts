import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright";
import { contrasting, pixelsOf } from "#test/support/pixels.ts";
import { visit } from "./visit.ts";

const show = async (part: Locator) => pixelsOf(await part.screenshot());
const style = (part: Locator, property: string, value: string) =>
  part.evaluate(
    (element: HTMLElement, [property = "", value = ""]) => element.style.setProperty(property, value),
    [property, value],
  );

for (const colorScheme of ["light", "dark"] as const) {
  const see = async (t: Parameters<typeof visit>[0], path: string): Promise<Page> =>
    (await visit(t, path, { colorScheme, forcedColors: "active", reducedMotion: "reduce" })).page;

  test(`with forced colours, ${colorScheme}, marked words can be read`, async (t) => {
    const mark = (await see(t, "/")).locator("h1 mark");
    const written = await show(mark);
    await style(mark, "color", "transparent");
    assert.ok(contrasting(written, await show(mark), 4.5) > written.length / 3 / 10);
  });

  test(`with forced colours, ${colorScheme}, the gauge's filled ticks outweigh its empty ones`, async (t) => {
    const gauge = (await see(t, "/about")).getByRole("meter").locator("svg");
    const [rest, lit] = [gauge.locator("> circle").first(), gauge.locator("> circle").last()];
    await style(lit, "visibility", "hidden");
    const empty = await show(gauge);
    await style(rest, "visibility", "hidden");
    const bare = await show(gauge);
    await style(lit, "visibility", "visible");
    assert.ok(contrasting(await show(gauge), bare, 3) > 2 * contrasting(empty, bare, 1.5));
  });

  test(`with forced colours, ${colorScheme}, a select has an arrow, and a button keeps its border`, async (t) => {
    const page = await see(t, "/contact");
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
  });
}

import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { palette } from "#shared/palette.ts";

/** The relative luminance (WCAG 2.2), with 2.2 for the curve of sRGB. */
const luminanceOf = (color: string) =>
  [0.2126, 0.7152, 0.0722]
    .map((weight, index) => weight * (Number(`0x${color.slice(1 + 2 * index, 3 + 2 * index)}`) / 255) ** 2.2)
    .reduce((sum, part) => sum + part, 0.05);
const ratio = (light: string, dark: string) => luminanceOf(light) / luminanceOf(dark);

test("placeholders, marks and signatures, at which axe does not look, have enough contrast", () => {
  const { accent, dark, light } = palette;
  for (const mark of [light.highlight, light.signature]) assert.ok(ratio(light.background, mark) >= 3, mark);
  for (const mark of [dark.highlight, dark.signature]) assert.ok(ratio(mark, dark.background) >= 3, mark);
  assert.ok(ratio(accent.background, accent.faint) >= 4.5, "`accent.faint` in shared/palette.ts needs 4.5:1");
});

test("no component has a colour of its own, unless it draws an object, which keeps its colours on paper", () => {
  for (const file of globSync("client/{components,layout,pages,islands,styles}/**/*.ts{,x}")) {
    const source = readFileSync(file, "utf8").replace(/ mask: .*/g, "");
    if (!/-color-adjust: (none|exact)/.test(source))
      assert.doesNotMatch(source, /[ ("]#(?!0000\b)[\da-f]{3,8}\b|\brgba?\(|[:",] ?(black|white)\b/, file);
  }
});

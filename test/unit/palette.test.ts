import assert from "node:assert/strict";
import { test } from "node:test";
import { palette } from "#shared/palette.ts";

/** The relative luminance (WCAG 2.2), with 2.2 for the curve of sRGB. */
const luminanceOf = (color: string) =>
  [0.2126, 0.7152, 0.0722]
    .map((weight, index) => weight * (Number(`0x${color.slice(1 + 2 * index, 3 + 2 * index)}`) / 255) ** 2.2)
    .reduce((sum, part) => sum + part, 0.05);

test("marks and signatures, at which axe does not look, have a contrast of 3:1 in each scheme", () => {
  for (const { background, highlight, signature } of [palette.light, palette.dark])
    for (const color of [highlight, signature]) {
      const [low = 0, high = 0] = [background, color].map(luminanceOf).toSorted((a, b) => a - b);
      assert.ok(high / low >= 3, `${color} on ${background}`);
    }
});

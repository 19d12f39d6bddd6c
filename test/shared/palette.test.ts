import assert from "node:assert/strict";
import { test } from "node:test";
import { contrast, createPalette, mix, palette } from "#shared/palette.ts";

/** The minimum contrast of each role (https://www.w3.org/TR/WCAG22/, 1.4.3 for text, 1.4.11 for marks). */
const minimum = { text: 4.5, muted: 4.5, faint: 4.5, error: 4.5, mark: 3 } as const;

function assertContrast(tones: Readonly<Record<string, Readonly<Record<string, string>>>>) {
  for (const [name, tone] of Object.entries(tones))
    for (const [role, needed] of Object.entries(minimum))
      for (const background of role === "faint" ? ["ground"] : ["ground", "raised"]) {
        const { [role]: color, [background]: ground } = tone;
        if (color && ground)
          assert.ok(
            contrast(color, ground) >= needed,
            `${name}: ${role} ${color} on ${background} ${ground}`,
          );
      }
}

test("text and marks of the site's palette are readable on each background", () =>
  assertContrast(palette.tones));

test("five colours make a readable palette: with a dark, a medium or a light accent, or a coloured ink", () => {
  const brand = { paper: "#ffffff", ink: "#14213d", error: "#a8331a", errorOnDark: "#ff9c82" };
  for (const colors of [
    { ...brand, accent: "#7a1020" },
    { ...brand, accent: "#2563eb" },
    { ...brand, accent: "#777777" },
    { ...brand, accent: "#ffd60a" },
    { ...brand, accent: "#ffd9dc", ink: "#7a1020" },
  ]) {
    const { tones } = createPalette(colors);
    assertContrast(tones);
    const { ground, line } = tones.dark;
    assert.ok(contrast(line, ground) >= 1.25, "a hairline shows where two dark sections meet");
  }
});

test("a mix has the given share of the second colour", () => {
  assert.equal(mix("#000000", "#ffffff", 0), "#000000");
  assert.equal(mix("#000000", "#ffffff", 100), "#ffffff");
  assert.equal(mix("#102030", "#305070", 25), "#182c40");
});

test("contrast follows WCAG, in either order", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  assert.equal(contrast("#ffffff", "#000000"), 21);
  assert.equal(contrast("#c8f04b", "#c8f04b"), 1);
  // The lightest grey with 4.5:1 on white.
  assert.ok(contrast("#767676", "#ffffff") >= 4.5);
  assert.ok(contrast("#777777", "#ffffff") < 4.5);
});

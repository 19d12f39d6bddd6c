import assert from "node:assert/strict";
import { test } from "node:test";
import { assertContrast } from "#server/build/check-contrast.ts";
import { contrast } from "#shared/color.ts";
import { createPalette } from "#shared/palette.ts";

test("five colours make a palette that can be read: with a dark, a middling and a light accent, or a coloured ink", () => {
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
    const { dark, inkInDark } = tones;
    assert.ok(contrast(dark.ground, inkInDark.ground) >= 1.1, "the dark scheme's grounds are a step apart");
    for (const { ground, line } of [dark, inkInDark])
      assert.ok(contrast(line, ground) >= 1.25, "a hairline shows where they meet");
  }
});

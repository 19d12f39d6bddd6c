import assert from "node:assert/strict";
import { test } from "node:test";
import { contrast, mix } from "#shared/color.ts";

test("a mix has the given share of the second colour", () => {
  assert.equal(mix("#000000", "#ffffff", 0), "#000000");
  assert.equal(mix("#000000", "#ffffff", 100), "#ffffff");
  assert.equal(mix("#102030", "#305070", 25), "#182c40");
});

test("contrast is that of WCAG, in either order", () => {
  assert.equal(contrast("#000000", "#ffffff"), 21);
  assert.equal(contrast("#ffffff", "#000000"), 21);
  assert.equal(contrast("#c8f04b", "#c8f04b"), 1);
  // The lightest grey on white with 4.5:1.
  assert.ok(contrast("#767676", "#ffffff") >= 4.5);
  assert.ok(contrast("#777777", "#ffffff") < 4.5);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertContrast } from "#server/build/check-contrast.ts";
import { palette } from "#shared/palette.ts";

const { light } = palette.tones;

test("too little contrast stops the build, which names both colours, their contrast and the minimum", () => {
  const weak = { ...light, ground: "#ffffff", text: "#777777", mark: "#999999" };
  assert.throws(
    () => assertContrast({ light, weak }),
    ({ message }: Error) => {
      assert.match(message, /weak: text #777777 on ground #ffffff has 4\.4:1, needs 4\.5:1/);
      assert.match(message, /weak: mark #999999 on ground #ffffff has 2\.8:1, needs 3:1/);
      assert.doesNotMatch(message, /light:/);
      return true;
    },
  );
});

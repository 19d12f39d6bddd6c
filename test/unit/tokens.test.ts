import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { overlays } from "#client/pictures/overlays.ts";
import * as tokens from "#client/styles/tokens.ts";

test("styles use each token, and each place on a picture", () => {
  const { color, displayAdjustments, duration, font, size, space, stroke, zIndex } = tokens;
  const sources = globSync("client/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const used = new Set(sources.join().match(/\w+(\.\w+|\["[\w-]+"\])/g));
  const names = { color, displayAdjustments, duration, font, overlays, size, space, stroke, zIndex };
  const unused = Object.entries(names).flatMap(([name, values]) =>
    Object.keys(values).flatMap((key) =>
      used.has(`${name}.${key}`) || used.has(`${name}["${key}"]`) ? [] : `${name}.${key}`,
    ),
  );
  assert.deepEqual(unused, [], "delete them in tokens.ts or overlays.ts");
});

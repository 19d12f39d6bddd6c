import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";

// Their names are global: of two with one name, the later initial value counts for both.
test("each custom property is registered once", () => {
  const sources = globSync("client/**/*.{ts,tsx}").map((file) => readFileSync(file, "utf8"));
  const names = sources.flatMap((source) => source.match(/@property --[\w-]+/g) ?? []).sort();
  assert.ok(names.length > 0);
  assert.deepEqual(names, [...new Set(names)]);
});

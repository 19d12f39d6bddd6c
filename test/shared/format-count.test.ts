import assert from "node:assert/strict";
import { test } from "node:test";
import { formatCount } from "#shared/format-count.ts";

test("a number stands once, a range has both ends", () => {
  assert.equal(formatCount(12), "12");
  assert.equal(formatCount({ min: 10, max: 50 }), "10–50");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { formatCount } from "#shared/format-count.ts";

test("a number stands once, a range has both ends, joined as the language does", () => {
  assert.equal(formatCount(12, "en"), "12");
  assert.equal(formatCount({ min: 10, max: 50 }, "en"), "10–50");
  assert.equal(formatCount({ min: 10, max: 50 }, "es"), "10-50");
});

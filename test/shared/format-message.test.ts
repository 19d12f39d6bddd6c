import assert from "node:assert/strict";
import { test } from "node:test";
import { formatMessage } from "#shared/format-message.ts";

test("placeholders get their values", () => {
  assert.equal(formatMessage("{n} of {total}", { n: 1, total: 3 }), "1 of 3");
});

test("a placeholder without a value is an error that names it", () => {
  assert.throws(() => formatMessage("{n} of {total}", { n: 1 }), /\{total\}/);
});

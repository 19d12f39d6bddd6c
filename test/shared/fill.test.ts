import assert from "node:assert/strict";
import { test } from "node:test";
import { carousel } from "#shared/content/carousel.ts";
import { formatMessage } from "#shared/format-message.ts";

test("placeholders get their values", () => {
  assert.equal(formatMessage(carousel.slide, { n: 1, total: 3 }), "1 of 3");
});

test("a placeholder without a value is an error that names it", () => {
  assert.throws(() => formatMessage(carousel.slide, { n: 1 }), /\{total\}/);
});

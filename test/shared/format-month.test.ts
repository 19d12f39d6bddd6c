import assert from "node:assert/strict";
import { test } from "node:test";
import { formatMonth } from "#shared/format-month.ts";

test("a date is shown as month and year, at both ends of a month", () => {
  assert.equal(formatMonth("2026-03-01"), "March 2026");
  assert.equal(formatMonth("2026-03-31"), "March 2026");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { formatMonth } from "#shared/format-month.ts";

test("a date is shown as month and year, at both ends of a month", () => {
  assert.equal(formatMonth("2026-03-01", "en-US"), "March 2026");
  assert.equal(formatMonth("2026-03-31", "en-US"), "March 2026");
});

test("a date is shown in the language of the page", () => {
  assert.equal(formatMonth("2026-03-01", "es"), "marzo de 2026");
});

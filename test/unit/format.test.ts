import assert from "node:assert/strict";
import { test } from "node:test";
import { formatCount, formatMessage, formatMonth, formatQuotation } from "#shared/format.ts";

test("a number is shown once, and a range with both ends, as the language writes them", () => {
  assert.equal(formatCount(12, "en"), "12");
  assert.equal(formatCount({ min: 10, max: 50 }, "en"), "10–50");
  assert.equal(formatCount({ min: 1000, max: 5000 }, "de"), "1.000–5.000");
});

test("placeholders get their values, and one without a value is an error that names it", () => {
  assert.equal(formatMessage("{n} of {total}", { n: 1, total: 3 }), "1 of 3");
  assert.throws(() => formatMessage("{n} of {total}", { n: 1 }), /\{total\}/);
});

test("a date is shown as month and year in the language of the page, at both ends of a month", () => {
  for (const date of ["2026-03-01", "2026-03-31"]) assert.equal(formatMonth(date, "en-US"), "March 2026");
  assert.equal(formatMonth("2026-03-01", "es"), "marzo de 2026");
});

test("a quotation's final period comes before or after the closing mark, and other marks stay inside", () => {
  assert.equal(formatQuotation("Yes.", { quotes: ["“", "”"], periodAfterQuote: false }), "“Yes.”");
  assert.equal(formatQuotation("Sí.", { quotes: ["«", "»"], periodAfterQuote: true }), "«Sí».");
  assert.equal(formatQuotation("¿Sí?", { quotes: ["«", "»"], periodAfterQuote: true }), "«¿Sí?»");
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { quoteText } from "#shared/quote-text.ts";

test("a quotation's last period stands before the closing mark, or after it", () => {
  assert.equal(quoteText("Yes.", { quotes: ["“", "”"], periodAfterQuote: false }), "“Yes.”");
  assert.equal(quoteText("Sí.", { quotes: ["«", "»"], periodAfterQuote: true }), "«Sí».");
});

test("another last mark belongs to the quotation", () => {
  assert.equal(quoteText("¿Sí?", { quotes: ["«", "»"], periodAfterQuote: true }), "«¿Sí?»");
});

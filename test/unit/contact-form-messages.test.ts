import assert from "node:assert/strict";
import { test } from "node:test";
import { describeErrors } from "#client/islands/contact-form/use-contact-form.ts";
import { sites } from "#shared/pages.ts";

test("errors become their fields' messages, with numbers and in page order", () => {
  const messages = {
    required: "Empty",
    invalid: "No address",
    tooShort: "Short",
    tooLong: "{length} is long",
  };
  const field = { label: "", messages };
  const fields = { ...sites[0].contactForm.fields, email: field, message: field };
  const errors = { message: "tooLong", email: "invalid", nothing: "invalid" };
  const shown = describeErrors(errors, { message: ` ${"👋".repeat(6000)}\n` }, { fields }, "de");
  assert.deepEqual(Object.entries(shown), [
    ["message", "6.000 is long"],
    ["email", "No address"],
  ]);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { Check } from "typebox/schema";
import { describeErrors } from "#client/islands/contact-form/use-contact-form.ts";
import { ContactSchema, contactFields, validateContact } from "#shared/contact-form.ts";
import { sites } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";

/** The broken rules of an enquiry with these values, by field. */
const errorsWith = (values: Record<string, string>) => validateContact({ ...enquiry, ...values });

test("an empty enquiry fails in its required fields, in page order", () => {
  const required = contactFields.filter((field) => field.required).map(({ name }) => [name, "required"]);
  assert.deepEqual(Object.entries(validateContact({})), required);
  const optional = contactFields.filter((field) => !field.required).map(({ name }) => [name, ""]);
  assert.deepEqual(errorsWith(Object.fromEntries(optional)), {});
});

test("white space and invisible characters around a value do not count", () => {
  const blank = Object.fromEntries(contactFields.map(({ name }) => [name, " \t\n\u00a0"]));
  const invisible = Object.fromEntries(contactFields.map(({ name }) => [name, "\u200b".repeat(11)]));
  for (const values of [blank, invisible]) assert.deepEqual(validateContact(values), validateContact({}));
  const padded = Object.entries(enquiry).map(([name, value]) => [name, ` ${value}\n`]);
  assert.deepEqual(validateContact(Object.fromEntries(padded)), {});
});

test("an email must look like name@host.tld", () => {
  for (const email of ["a.b+c@mail.example.co.uk", "ä@müller.example"])
    assert.deepEqual(errorsWith({ email }), {}, email);
  // biome-ignore format: one line
  const wrong = ["ada", "ada@", "@example.com", "ada@example", "ada@example.", "ada@.com", "a b@example.com", "a@b@c.de", "ada@example..com"];
  for (const email of wrong) assert.deepEqual(errorsWith({ email }), { email: "invalid" }, email);
  assert.deepEqual(errorsWith({ email: `${"a".repeat(300)}@example.com` }), { email: "tooLong" });
});

test("validation agrees with TypeBox on every value, and names the limit that a text exceeds", () => {
  const texts = ["a", "@", "ada@example.com", "ada@example..com", "ä😀👋"];
  for (const { name, type, options = [], minLength = 1, maxLength = 0 } of contactFields) {
    const lengths = [minLength - 1, minLength, maxLength, maxLength + 1].map((length) => "😀".repeat(length));
    for (const value of [...texts, ...options, ...lengths].filter(Boolean)) {
      const { [name]: error } = errorsWith({ [name]: value });
      assert.equal(!error, Check(ContactSchema, { ...enquiry, [name]: value }), `${name}: ${value}`);
      const { length } = [...value];
      const limit = length < minLength ? "tooShort" : length > maxLength ? "tooLong" : undefined;
      if (maxLength && type !== "email") assert.equal(error, limit, `${name}: ${value}`);
    }
  }
});

test("every message of every language can be shown, with its numbers as the language writes them", () => {
  for (const { contactForm, language } of sites)
    for (const { name, minLength = 0, maxLength = 0 } of contactFields) {
      const messages: Record<string, string> = contactForm.fields[name].messages;
      const [limit, length] = [maxLength, 16_000].map((number) => number.toLocaleString(language.locale));
      for (const [rule, message] of Object.entries(messages)) {
        const values = { [name]: ` ${"👋".repeat(16_000)}\n` };
        const shown = describeErrors({ [name]: rule }, values, contactForm, language.locale);
        const expected = message
          .replace("{minLength}", `${minLength}`)
          .replace("{maxLength}", `${limit}`)
          .replace("{length}", `${length}`);
        assert.deepEqual(shown, { [name]: expected });
      }
    }
});

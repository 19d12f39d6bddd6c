import assert from "node:assert/strict";
import { test } from "node:test";
import { Check } from "typebox/schema";
import { describeErrors } from "#client/islands/contact-form/use-contact-form.ts";
import {
  ContactSchema,
  cleanContact,
  contactFields,
  type FieldText,
  validateContact,
} from "#shared/contact-form.ts";
import { sites } from "#shared/pages.ts";
import { enquiry } from "#test/support/enquiry.ts";

/** The broken rules of an enquiry with these values, by field. */
const errorsWith = (values: Record<string, string>) => validateContact({ ...enquiry, ...values });

test("white space and invisible characters around a value do not count", () => {
  const blank = Object.fromEntries(contactFields.map(({ name }) => [name, " \t\n\u00a0"]));
  const invisible = Object.fromEntries(contactFields.map(({ name }) => [name, "\u200b".repeat(11)]));
  for (const values of [blank, invisible]) assert.deepEqual(cleanContact(values), cleanContact({}));
  const padded = Object.entries(enquiry).map(([name, value]) => [name, ` ${value}\n`]);
  assert.deepEqual(cleanContact(Object.fromEntries(padded)), cleanContact(enquiry));
});

test("an email must look like name@host.tld", () => {
  for (const email of ["a.b+c@mail.example.co.uk", "ä@müller.example"])
    assert.deepEqual(errorsWith({ email }), {}, email);
  // biome-ignore format: one line
  const wrong = ["ada", "ada@", "@example.com", "ada@example", "ada@example.", "ada@.com", "a b@example.com", "a@b@c.de", "ada@example..com"];
  for (const email of wrong) assert.deepEqual(errorsWith({ email }), { email: "pattern" }, email);
});

test("validation agrees with TypeBox on every value, and takes an empty one for none", () => {
  const texts = ["", "a", "@", "ada@example.com", "ada@example..com", "ä😀👋"];
  for (const { name, options = [], minLength = 1 } of contactFields) {
    const lengths = [minLength - 1, minLength].map((length) => "😀".repeat(length));
    for (const value of [...texts, ...options, ...lengths]) {
      const { [name]: rule } = errorsWith({ [name]: value });
      const given = Object.entries({ ...enquiry, [name]: value }).filter(([, text]) => text);
      assert.equal(!rule, Check(ContactSchema, Object.fromEntries(given)), `${name}: ${value}`);
    }
  }
});

test("every message of every language can be shown, with the number that it needs", () => {
  for (const { contactForm } of sites)
    for (const { name, rules, minLength } of contactFields)
      for (const rule of rules) {
        const { messages }: FieldText = contactForm.fields[name];
        const expected = messages[rule]?.replace("{minLength}", `${minLength}`);
        assert.deepEqual(describeErrors({ [name]: rule }, contactForm), { [name]: expected });
      }
});

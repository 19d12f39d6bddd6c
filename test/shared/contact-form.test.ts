import assert from "node:assert/strict";
import { test } from "node:test";
import { Check } from "typebox/schema";
import { ContactSchema, contactFields, validateContact } from "#shared/contact-form.ts";

const { options = [] } = contactFields.find(({ name }) => name === "service") ?? {};
const [service = ""] = options;

const complete = {
  name: "Ada",
  email: "ada@example.com",
  phone: "",
  company: "",
  service,
  subject: "A question",
  message: "Ten letters",
};

/** The names of the fields that fail with these values. */
const failing = (values: Partial<typeof complete>) =>
  Object.keys(validateContact({ ...complete, ...values }));

test("a complete enquiry has no errors", () => {
  assert.deepEqual(validateContact(complete), {});
  assert.ok(Check(ContactSchema, complete));
});

test("an empty enquiry fails in every field but phone and company, in the order of the page", () => {
  assert.deepEqual(Object.keys(validateContact({})), ["name", "email", "service", "subject", "message"]);
});

test("an empty value, a wrong one and a long one each break a rule of their own", () => {
  const long = `${"a".repeat(300)}@example.com`;
  const rules = ["", "ada", long].map((email) => validateContact({ ...complete, email })["email"]);
  assert.equal(new Set(rules).size, 3, rules.join());
  assert.ok(rules.every(Boolean));
});

test("nothing but white space counts as empty", () => {
  const blank = Object.fromEntries(contactFields.map(({ name }) => [name, " \t\n\u00a0"]));
  assert.deepEqual(validateContact(blank), validateContact({}));
});

test("an email must look like name@host.tld", () => {
  const right = ["ada@example.com", " ada@example.com ", "a.b+c@mail.example.co.uk", "ä@müller.example"];
  for (const email of right) assert.deepEqual(failing({ email }), [], email);
  const wrong = [
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "ada@example.",
    "ada@.com",
    "a b@example.com",
    "a@b@c.de",
    "ada@example..com",
  ];
  for (const email of wrong) assert.deepEqual(failing({ email }), ["email"], email);
});

test("a message has at least ten characters after trimming", () => {
  assert.deepEqual(failing({ message: "123456789" }), ["message"]);
  assert.deepEqual(failing({ message: `123456789${" ".repeat(20)}` }), ["message"]);
  assert.deepEqual(failing({ message: "12345 7890" }), []);
});

test("every typed field has a limit, which the page knows", () => {
  for (const { name, options, maxLength = 0 } of contactFields) {
    if (options) continue;
    assert.ok(maxLength >= 40, name);
    const longest = name === "email" ? `${"a".repeat(maxLength - 12)}@example.com` : "a".repeat(maxLength);
    assert.deepEqual(failing({ [name]: longest }), []);
    assert.deepEqual(failing({ [name]: `a${longest}` }), [name]);
  }
});

test("only an option of the form is a service", () => {
  for (const service of options) assert.deepEqual(failing({ service }), []);
  assert.deepEqual(failing({ service: "Gardening" }), ["service"]);
});

test("a long line of white space or dots is checked at once", () => {
  const start = performance.now();
  validateContact({ ...complete, email: `a@${"a.".repeat(50_000)}`, message: `${" ".repeat(100_000)}x` });
  assert.ok(performance.now() - start < 200);
});

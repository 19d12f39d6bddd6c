import assert from "node:assert/strict";
import { test } from "node:test";
import { Check } from "typebox/schema";
import { ContactSchema, contactFields, contactHref, validateContact } from "#shared/contact.ts";

const complete = {
  name: "Ada",
  email: "ada@example.com",
  phone: "",
  company: "",
  service: "Other",
  subject: "A question",
  message: "Ten letters",
};

test("a complete enquiry has no failures", () => {
  assert.deepEqual(validateContact(complete), {});
  assert.ok(Check(ContactSchema, complete));
});

test("an empty enquiry fails in every required field, in the order of the page", () => {
  assert.deepEqual(Object.entries(validateContact({})), [
    ["name", "Name is required"],
    ["email", "Email is required"],
    ["service", "Please select a service"],
    ["subject", "Subject is required"],
    ["message", "Message is required"],
  ]);
});

test("nothing but white space counts as empty", () => {
  const blank = Object.fromEntries(contactFields.map(({ name }) => [name, " \t\n\u00a0"]));
  assert.deepEqual(validateContact(blank), validateContact({}));
});

test("an email must look like name@host.tld", () => {
  for (const email of [
    "ada@example.com",
    " ada@example.com ",
    "a.b+c@mail.example.co.uk",
    "ä@müller.example",
  ]) {
    assert.deepEqual(validateContact({ ...complete, email }), {}, email);
  }
  for (const email of [
    "ada",
    "ada@",
    "@example.com",
    "ada@example",
    "ada@example.",
    "ada@.com",
    "a b@example.com",
    "a@b@c.de",
    "ada@example..com",
  ]) {
    assert.deepEqual(validateContact({ ...complete, email }), { email: "Email is invalid" }, email);
  }
});

test("a message has at least ten characters after trimming", () => {
  const failure = { message: "Message must be at least 10 characters" };
  assert.deepEqual(validateContact({ ...complete, message: "123456789" }), failure);
  assert.deepEqual(validateContact({ ...complete, message: `123456789${" ".repeat(20)}` }), failure);
  assert.deepEqual(validateContact({ ...complete, message: "1234567890" }), {});
  assert.deepEqual(validateContact({ ...complete, message: "12345 7890" }), {});
});

test("a value longer than its field's limit fails with the limit, and the page knows each limit", () => {
  const limits = { name: 100, email: 254, phone: 40, company: 100, subject: 150, message: 5000 };
  assert.deepEqual(
    Object.fromEntries(
      contactFields.flatMap(({ name, maxLength }) => (maxLength ? [[name, maxLength]] : [])),
    ),
    limits,
  );
  for (const [name, limit] of Object.entries(limits)) {
    const label = contactFields.find((field) => field.name === name)?.label;
    const longest = name === "email" ? `${"a".repeat(limit - 12)}@example.com` : "a".repeat(limit);
    assert.deepEqual(validateContact({ ...complete, [name]: longest }), {});
    assert.deepEqual(validateContact({ ...complete, [name]: `a${longest}` }), {
      [name]: `${label} must be at most ${limit} characters`,
    });
  }
});

test("only an option of the form is a service", () => {
  assert.deepEqual(validateContact({ ...complete, service: "Gardening" }), {
    service: "Please select a service",
  });
  const { options } = contactFields.find(({ name }) => name === "service") ?? {};
  assert.deepEqual(options, [
    "AI Bot Development",
    "Custom Software Development",
    "UI/UX Design",
    "Business Automation",
    "Mobile App Development",
    "Web Development",
    "Data Analytics",
    "Other",
  ]);
  for (const service of options ?? []) assert.deepEqual(validateContact({ ...complete, service }), {});
});

test("phone and company are the optional fields", () => {
  const optional = contactFields.filter(({ required }) => !required).map(({ name }) => name);
  assert.deepEqual(optional, ["phone", "company"]);
});

test("the schema and the check agree on trimmed values", () => {
  for (const [name, value] of [
    ["name", ""],
    ["email", "x"],
    ["service", "x"],
    ["message", "short"],
    ["phone", "0".repeat(41)],
  ] as const) {
    const enquiry = { ...complete, [name]: value };
    assert.equal(Check(ContactSchema, enquiry), false);
    assert.deepEqual(Object.keys(validateContact(enquiry)), [name]);
  }
});

test("a long line of white space or dots is checked at once", () => {
  const start = performance.now();
  validateContact({ ...complete, email: `a@${"a.".repeat(50_000)}`, message: `${" ".repeat(100_000)}x` });
  assert.ok(performance.now() - start < 200);
});

test("the link to an enquiry names its service", () => {
  assert.equal(contactHref("UI/UX Design"), "/contact?service=ui-ux-design#form");
});

test("a link to a service that the form does not offer is an error with its name", () => {
  assert.throws(() => contactHref("Gardening"), /Gardening/);
});

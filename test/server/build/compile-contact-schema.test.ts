import assert from "node:assert/strict";
import { test } from "node:test";
import { build, type Rolldown } from "vite";
import { compileContactSchema } from "#server/build/compile-contact-schema.ts";
import * as contact from "#shared/contact-form.ts";
import { seededRandom } from "#test/support/seeded-random.ts";

/** Compiles shared/contact-form.ts as a browser imports it. */
async function compile(): Promise<{ code: string; module: typeof contact }> {
  const output = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [compileContactSchema()],
    build: {
      write: false,
      rolldownOptions: { input: "shared/contact-form.ts", preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = output.output[0];
  return { code, module: await import(`data:text/javascript,${encodeURIComponent(code)}`) };
}

const { code, module: compiled } = await compile();

test("the browser's check agrees with TypeBox on 2,000 generated enquiries", () => {
  const next = seededRandom(2020);
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(next() * items.length)] as Item;
  const pieces = [
    "",
    " ",
    "\n",
    "\u00a0",
    "a",
    "Ada",
    "@",
    ".",
    "ada@example.com",
    "ä",
    "😀",
    "👩‍👩‍👧",
    "0123456789",
    "x".repeat(99),
    "y".repeat(4990),
  ];
  const options = contact.contactFields.flatMap((field) => field.options ?? []);
  const value = () =>
    next() < 0.3
      ? pick(options)
      : Array.from({ length: Math.floor(next() * 6) }, () => pick(pieces)).join("");
  let complete = 0;
  for (let count = 0; count < 2_000; count++) {
    const enquiry = Object.fromEntries(contact.contactFields.map(({ name }) => [name, value()]));
    if (next() < 0.5) Object.assign(enquiry, { email: "ada@example.com", service: options[0] });
    const errors = contact.validateContact(enquiry);
    assert.deepEqual(compiled.validateContact(enquiry), errors, JSON.stringify(enquiry));
    if (Object.keys(errors).length === 0) complete++;
  }
  assert.ok(complete > 50 && complete < 1_950, `${complete} complete enquiries prove little`);
});

test("the browser's fields are the schema's", () => {
  assert.deepEqual(compiled.contactFields, contact.contactFields);
});

test("the browser's check needs no TypeBox and compiles nothing", () => {
  assert.ok(code.length < 5_000, `${code.length} bytes`);
  assert.doesNotMatch(code, /new Function|eval\(/);
});

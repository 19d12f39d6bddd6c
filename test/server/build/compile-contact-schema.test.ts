import assert from "node:assert/strict";
import { test } from "node:test";
import { build, type Rolldown } from "vite";
import { compileContactSchema } from "#server/build/compile-contact-schema.ts";
import * as contact from "#shared/contact-form.ts";

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

test("the browser's check agrees with TypeBox on each field's values, short, odd and long", () => {
  const texts = ["", " ", "\n", "\u00a0", "a", "@", "ada@example.com", "ada@example..com", "ä😀👩‍👩‍👧"];
  for (const { name, options = [], maxLength = 0 } of contact.contactFields)
    for (const value of [
      ...texts,
      ...options,
      "x".repeat(9),
      "x".repeat(10),
      "x".repeat(maxLength),
      "x".repeat(maxLength + 1),
    ]) {
      const errors = contact.validateContact({ [name]: value });
      assert.deepEqual(compiled.validateContact({ [name]: value }), errors, `${name}: ${value}`);
    }
});

test("the browser's fields are the schema's", () => {
  assert.deepEqual(compiled.contactFields, contact.contactFields);
});

test("the browser's check needs no TypeBox and compiles nothing", () => {
  assert.ok(code.length < 5_000, `${code.length} bytes`);
  assert.doesNotMatch(code, /new Function|eval\(/);
});

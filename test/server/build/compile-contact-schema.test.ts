import assert from "node:assert/strict";
import { test } from "node:test";
import { build, type Rolldown } from "vite";
import { compileContactSchema } from "#server/build/compile-contact-schema.ts";
import * as contact from "#shared/contact-form.ts";

test("the browser's form has the schema's fields, and agrees with TypeBox on each value", async () => {
  const { output } = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [compileContactSchema()],
    build: {
      write: false,
      rolldownOptions: { input: "shared/contact-form.ts", preserveEntrySignatures: "strict" },
    },
  })) as Rolldown.RolldownOutput;
  const { code } = output[0];
  assert.ok(code.length < 5_000, `${code.length} bytes are more than the rules`);
  assert.doesNotMatch(code, /new Function|eval\(/);

  const compiled: typeof contact = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  assert.deepEqual(compiled.contactFields, JSON.parse(JSON.stringify(contact.contactFields)));
  const texts = ["", " ", "\n", "a", "@", "ada@example.com", "ada@example..com", "ä😀👩‍👩‍👧"];
  for (const { name, options = [], minLength = 1, maxLength = 0 } of contact.contactFields) {
    const lengths = [minLength - 1, minLength, maxLength, maxLength + 1].map((length) => "x".repeat(length));
    for (const value of [...texts, ...options, ...lengths]) {
      const errors = contact.validateContact({ [name]: value });
      assert.deepEqual(compiled.validateContact({ [name]: value }), errors, `${name}: ${value}`);
    }
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { describeErrors } from "#client/islands/contact-form/use-contact-form.ts";
import { contactFields } from "#shared/contact-form.ts";
import { sites } from "#shared/pages.ts";

test("every message of every language can be shown, with its numbers as the language writes them", () => {
  for (const { contactForm, language } of sites)
    for (const { name, maxLength = 0 } of contactFields) {
      const messages: Record<string, string> = contactForm.fields[name].messages;
      const [limit, length] = [maxLength, 16_000].map((number) => number.toLocaleString(language.locale));
      for (const [rule, message] of Object.entries(messages)) {
        const values = { [name]: ` ${"👋".repeat(16_000)}\n` };
        const shown = describeErrors({ [name]: rule }, values, contactForm, language.locale);
        const expected = message.replace("{maxLength}", `${limit}`).replace("{length}", `${length}`);
        assert.deepEqual(shown, { [name]: expected });
      }
    }
});

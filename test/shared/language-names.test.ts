import assert from "node:assert/strict";
import { test } from "node:test";
import { languageNames } from "#shared/language-names.ts";

test("languages are named in the language of the page", () => {
  assert.deepEqual(languageNames(["en", "es"], "en-US"), ["English", "Spanish"]);
  assert.deepEqual(languageNames(["en", "es"], "es"), ["inglés", "español"]);
});

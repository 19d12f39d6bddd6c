import assert from "node:assert/strict";
import { test } from "node:test";
import { defaultLanguage, languageOf, languages, localPath } from "#shared/languages.ts";

const spanish = { ...defaultLanguage, tag: "es", prefix: "/es" };

test("a path has its language's prefix, and Home is the prefix alone", () => {
  assert.equal(localPath("/nosotros", spanish), "/es/nosotros");
  assert.equal(localPath("/", spanish), "/es");
  assert.equal(localPath("/about", defaultLanguage), "/about");
  assert.equal(localPath("/", defaultLanguage), "/");
});

test("a path with a prefix is in that language, and every other path in the default language", () => {
  for (const language of languages)
    for (const rest of ["/about", "/nothing/at/all", "/", "?q=1", ""])
      assert.equal(languageOf(language.prefix + rest), language);
  for (const { prefix } of languages.slice(1)) assert.equal(languageOf(`${prefix}x`), defaultLanguage);
  assert.equal(languageOf("/about/es"), defaultLanguage);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { siteTranslations } from "#shared/content/check-content.ts";
import { listTexts } from "#shared/content/list-texts.ts";
import { defaultLanguage, languageOf, languages } from "#shared/languages.ts";

test("a path with a prefix is in that language, and every other path in the default language", () => {
  for (const language of languages)
    for (const rest of ["/about", "/nothing/at/all", "/", "?q=1", ""])
      assert.equal(languageOf(language.prefix + rest), language);
  for (const { prefix } of languages.slice(1)) assert.equal(languageOf(`${prefix}x`), defaultLanguage);
  assert.equal(languageOf("/about/es"), defaultLanguage);
});

/** The texts of each language, by their places. */
const [english = new Map(), ...others] = siteTranslations.map(
  ([, modules]) => new Map(listTexts("", modules).map(({ place, text }) => [place, text])),
);

/** What may be the same in all languages: facts, names, addresses, and ids. */
const names =
  /^facts|technologies|keywords|clause|[.](id|name|link|href)$|copyright|titlePrefix|wordpress[.]title/;

test("no text is still in English, and each has the placeholders of the English one", () => {
  const placeholdersIn = (text = "") => text.match(/\{\w+\}/g)?.toSorted();
  for (const texts of others)
    for (const [place, text] of texts) {
      if (/\p{L}/u.test(text) && !names.test(place)) assert.notEqual(text, english.get(place), place);
      assert.doesNotMatch(
        text.replace(/\{\w+\}/g, ""),
        /\b(the|and|of|to|with|your|you|our|we|is|are|this)\b/i,
        place,
      );
      assert.deepEqual(placeholdersIn(text), placeholdersIn(english.get(place)), place);
    }
  for (const [place, text] of english)
    assert.doesNotMatch(text, /(?<!\p{L})(el|los|las|de|que|para|por|con|tu|una?)(?!\p{L})/u, place);
});

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { siteTranslations } from "#shared/content/check-content.ts";
import { listTexts } from "#shared/content/list-texts.ts";
import { listWords } from "#shared/highlighted-text.ts";
import { defaultLanguage, languageOf, languages } from "#shared/languages.ts";

test("a path with a prefix is in that language, and every other path in the default language", () => {
  for (const language of languages) {
    const { tag, name, locale, openGraph } = language;
    assert.match(openGraph, new RegExp(`^${tag}_[A-Z]{2}$`));
    assert.equal((12_345.6).toLocaleString(locale), (12_345.6).toLocaleString(tag), "in islands as in texts");
    assert.equal(name.toLowerCase(), new Intl.DisplayNames(tag, { type: "language" }).of(tag)?.toLowerCase());
    for (const rest of ["/about", "/nothing/at/all", "/", "?q=1", ""])
      assert.equal(languageOf(language.prefix + rest), language);
  }
  for (const { prefix } of languages.slice(1)) assert.equal(languageOf(`${prefix}x`), defaultLanguage);
  assert.equal(languageOf("/about/es"), defaultLanguage);
});

/** The texts of each language, by their places. */
const [english = new Map(), ...others] = siteTranslations.map(
  ([, modules]) => new Map(listTexts("", modules).map(({ place, text }) => [place, text])),
);
const spanish = others[languages.findIndex(({ tag }) => tag === "es") - 1] ?? new Map();

test("each module names the same facts in every language", () => {
  for (const file of readdirSync("shared/locales/en")) {
    const sources = languages.map(({ tag }) => readFileSync(`shared/locales/${tag}/${file}`, "utf8"));
    const [expected, ...found] = sources.map((source) => source.match(/facts\.[\w.]+/g)?.toSorted());
    for (const names of found) assert.deepEqual(names, expected, file);
  }
});

/** What may be the same in all languages: facts, names, addresses, and ids. */
const names =
  /^facts|technologies|keywords|clause|[.](id|name|bot|link|href)$|copyright|titlePrefix|wordpress[.]title/;

test("each text has the placeholders, the numbers and the ids of the English one", () => {
  const parts = (text = "") => new Set(text.replace(/(?<=\d)[.,\u00a0](?=\d)/g, "").match(/\{\w+\}|\d+/g));
  for (const texts of others)
    for (const [place, text] of texts) {
      if (!/^facts|modifiedTime/.test(place)) assert.deepEqual(parts(text), parts(english.get(place)), place);
      if (/clause|[.]id$/.test(place)) assert.equal(text, english.get(place), place);
    }
});

test("no text is in another language", () => {
  const englishWords = new Set([...english.values()].flatMap(listWords));
  for (const texts of others) {
    const same: string[] = [];
    for (const [place, text] of texts) {
      const words = text.replace(/\{\w+\}/g, "");
      assert.doesNotMatch(words, /\b(the|and|of|to|with|your|you|our|we|is|are|this)\b/i, place);
      const isSame = /\p{L}/u.test(text) && text === english.get(place);
      if (isSame && !names.test(place)) same.push(`${place}: ${text}`);
    }
    assert.ok(same.length === 0, `the same as in English, and not in \`names\`:\n${same.join("\n")}`);
  }
  for (const [place, text] of spanish) {
    const longWords: string[] | null = text
      .replace(/\{\w+\}/g, "")
      .toLowerCase()
      .match(/\p{L}{3,}/gu);
    const isEnglish = longWords?.[1] && longWords.every((word) => englishWords.has(word));
    assert.ok(!isEnglish || names.test(place), `${place}: ${text}`);
    assert.equal(text.match(/[¿¡]/g)?.length, text.match(/[?!]/g)?.length, place);
    // In parts of America, a period before three digits is a decimal sign.
    assert.doesNotMatch(text, /\d[.,]\d{3}(?!\d)/, place);
  }
  for (const [place, text] of english)
    assert.doesNotMatch(text, /(?<!\p{L})(el|los|las|de|que|para|por|con|tu|una?)(?!\p{L})/u, place);
});

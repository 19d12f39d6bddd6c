import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { listTexts, listWords } from "#shared/checks/list-texts.ts";
import { languages } from "#shared/languages.ts";

/** The texts of each language, by their locations. */
const [english = assert.fail("no language"), ...translations] = languages.map(({ tag, translation }) => ({
  tag,
  texts: new Map(listTexts("", translation).map(({ location, text }) => [location, text])),
}));

/** Asserts that no text of a language has a mistake. Lists each that has one in a line. */
function assertTexts(
  { tag, texts }: typeof english,
  findMistake: (text: string, location: string) => string | false | undefined,
) {
  const mistakes = [...texts].flatMap(([location, text]) => {
    const mistake = findMistake(text, location);
    return mistake ? `shared/locales/${tag}/${location} ${mistake}: ${text}` : [];
  });
  assert.ok(mistakes.length === 0, mistakes.join("\n"));
}

test("a space beside a sign is a no-break one, and not a narrow one, which the typefaces lack", () => {
  for (const language of [english, ...translations])
    assertTexts(
      language,
      (text) =>
        / [:;?!»%]| [$€](?!\d)|« |\u202f/.test(text) && "must have a no-break space (U+00A0) beside a sign",
    );
});

test("a number of days, weeks or months has its unit beside it", () => {
  const figure = /\$\{facts\.\w+?(Day|Week|Month)s\}(?:[ \u00a0]\p{L}+){1,2}/gu;
  for (const { tag } of languages)
    for (const file of globSync(`shared/locales/${tag}/**/*.ts`))
      for (const [text, unit = ""] of readFileSync(file, "utf8").matchAll(figure)) {
        const style = { style: "unit", unit: unit.toLowerCase(), unitDisplay: "long" } as const;
        const [name] = new Intl.NumberFormat(tag, style).format(2).match(/\p{L}+/u) ?? [];
        assert.ok(name && text.includes(name), `${file}: ${text}`);
      }
});

test("each module names the same facts in every language", () => {
  const factsIn = (path: string) => {
    const source = readFileSync(`shared/locales/${path}`, "utf8");
    assert.doesNotMatch(source, /\bDate\b/, `${path}: the same text in every build`);
    const [, local = "facts"] = /const (\w+) = facts/.exec(source) ?? [];
    return `${source.match(new RegExp(`\\b(facts|${local})\\.[\\w.]+`, "g"))?.sort()}`;
  };
  for (const { tag } of translations)
    for (const file of globSync("**/*.ts", { cwd: "shared/locales/en" })) {
      const [found, expected] = [factsIn(`${tag}/${file}`), factsIn(`en/${file}`)];
      assert.equal(found, expected, `${tag}/${file} must name ${expected}, but names ${found}`);
    }
});

/**
 * The placeholders of a text in their order, and its numbers. Of a time, only the minutes: 5:24 may be 17 h 24 in
 * another language.
 */
function partsOf(text = "") {
  const written = text.replace(/\d+(:|\s?h\s?)(?=\d\d\b)/g, "").replace(/(?<=\d)[.,\u00a0](?=\d)/g, "");
  const placeholders = text.match(/\{\w+\}/g) ?? [];
  const numbers = [...new Set(written.match(/\d+|[[\]]/g))].sort();
  return [...placeholders, ...numbers].join(" and ") || "no number";
}

/** The texts of items in lists, and the headings, lists and links of prose. */
const itemsOf = ({ texts }: typeof english) =>
  [...texts.keys()].filter((location) => location.includes("].")).sort();

test("each list has all its items, and each text the placeholders, the numbers and the ids of the English one", () => {
  for (const language of translations) {
    assert.deepEqual(itemsOf(language), itemsOf(english), language.tag);
    assertTexts(language, (text, location) => {
      const original = english.texts.get(location) ?? "";
      if (/seeAlso|[.]id$/.test(location))
        return text !== original && `must be the English ${original}, but is`;
      const [found, expected] = [partsOf(text), partsOf(original)];
      const isExempt = /^facts|modifiedTime|: hours$/.test(location);
      return (
        !isExempt &&
        found !== expected &&
        `has ${found}, but must have ${expected} like the English text: a space in a number must be a no-break one`
      );
    });
  }
});

/** What may be the same in all languages: facts, names, addresses, ids, and "Error". */
const names =
  /client$|technologies|keywords|headers\[0\]|[.](id|name|bot|link|href|isFree)$|seeAlso|copyright|titlePrefix|wordpress[.]title/;

test("no text is in another language", () => {
  for (const language of translations)
    assertTexts(language, (text, location) => {
      // Unlike Spanish, other languages may share single words with English, such as French "Menu", also in a title.
      const mayBeSame = language.tag !== "es" && listWords(text.replace(/ – .*/, "")).length === 1;
      const [own, original] = [text, english.texts.get(location) ?? ""].map((each) =>
        listWords(each).join(" "),
      );
      const isSame = own === original && !mayBeSame;
      if (isSame && /\p{L}/u.test(text) && !names.test(location))
        return "is as in English: translate it, or add it to `names` in test/unit/languages.test.ts";
      const [word] = /\b(?<!\{)(the|and|with|your|you|our|are|this)\b/i.exec(text) ?? [];
      return word && `has the English word "${word}"`;
    });
  const spanish = translations.find(({ tag }) => tag === "es") ?? assert.fail("no Spanish");
  assertTexts(spanish, (text) => {
    if (/\b(for|of|to|we)\b/i.test(text)) return "has an English word";
    if (text.match(/[¿¡]/g)?.length !== text.match(/[?!]/g)?.length) return "has ? or ! without ¿ or ¡";
    // In parts of America, a period there is a decimal sign, and after a space speech reads "000" digit by digit.
    return /\d\.\d|\d[,\s]\d{3}(?!\d)/.test(text) && "must have a decimal comma and no other separator";
  });
});

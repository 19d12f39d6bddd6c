import assert from "node:assert/strict";
import { test } from "node:test";
import { createCounter } from "#client/islands/long-version/create-counter.ts";
import { findWords } from "#client/islands/long-version/find-words.ts";
import { formSentence } from "#client/islands/long-version/form-sentence.ts";
import { keepPicked } from "#client/islands/long-version/keep-picked.ts";
import { contents } from "#shared/pages.ts";

const wordsOf = (text: string) => findWords(text).map(({ text }) => text);

const texts = [
  ["a line, and — another…\nline", ["a", "line", "and", "another", "line"]],
  ["“Website??” (sorry: 40-page, don’t)", ["Website", "sorry", "40-page", "don’t"]],
  ["¿Cuánto? 20%, $18,400. #1 & R&D", ["Cuánto", "20%", "$18,400", "#1", "R&D"]],
  ["… – !!! ?", []],
  [" \n\t ", []],
  ["help 🎉 👨‍👩‍👧 🇲🇽!", ["help", "🎉", "👨‍👩‍👧", "🇲🇽"]],
  ["نحن نكتب الطلبات، ثم نكتبها.", ["نحن", "نكتب", "الطلبات", "ثم", "نكتبها"]],
  ["我们需要一个新网站。", ["我们", "需要", "一个", "新", "网站"]],
  ["a <b>word</b>", ["a", "<b>word</b>"]],
] as const;

for (const [text, words] of texts)
  test(`the words of ${JSON.stringify(text)} are ${words.join(" | ") || "none"}`, () => {
    assert.deepEqual(wordsOf(text), words);
    for (const { start, text: word } of findWords(text))
      assert.equal(text.slice(start, start + word.length), word);
  });

test("without Intl.Segmenter, each character of a script without spaces is a word", (t) => {
  const { Segmenter } = Intl;
  t.after(() => Object.assign(Intl, { Segmenter }));
  Object.assign(Intl, { Segmenter: undefined });
  assert.deepEqual(wordsOf("新网站。 by mail"), ["新", "网", "站", "by", "mail"]);
});

for (const [words, sentence] of [
  [["parents", "hang", "up"], "Parents hang up."],
  [["iPhone", "orders"], "iPhone orders."],
  [["我们", "需要", "AI", "网站"], "我们需要 AI 网站。"],
  [["نحن", "نكتب"], "نحن نكتب."],
  [[], ""],
] as const)
  test(`picked words form "${sentence}"`, () => {
    assert.equal(formSentence(words, "en-US"), sentence);
  });

for (const { about, language } of contents) {
  const words = about.banner.longVersion.count;
  const describe = createCounter(words, 2000, language.locale);
  const fill = (text: string, value: string) => text.replace(/\{\w+\}/, value);

  test(`the count says how many words there are and are picked, in ${language.name}`, () => {
    const last = words.numbers.length;
    assert.equal(
      describe(212, 9),
      `${fill(words.total.other, "212")} ${fill(words.took.other, words.numbers[8] ?? "")}`,
    );
    assert.equal(
      describe(1, 1),
      `${fill(words.total.one, "1")} ${fill(words.took.one, words.numbers[0] ?? "")}`,
    );
    assert.ok(describe(212, last).includes(words.numbers[last - 1] ?? ""));
    assert.ok(describe(212, last + 1).endsWith(fill(words.took.other, String(last + 1))));
    assert.equal(describe(212, 0), `${fill(words.total.other, "212")} ${words.pick}`);
    const figure = (count: number) => new Intl.NumberFormat(language.locale).format(count);
    assert.equal(
      describe(23456, 0),
      `${fill(words.total.other, figure(23456))} ${fill(words.pickFirst, figure(2000))}`,
    );
  });
}

const picked = (text: string) =>
  text.split(" ").map((word) => ({ text: word.replace("*", ""), picked: word.endsWith("*") }));

for (const [before, after] of [
  ["one* two three*", "one* two and three*"],
  ["one* two three*", "one* three*"],
  ["one* two three*", "zero one* two three*"],
  ["one* two* three", "one* deux three"],
  ["one* one", "one* one one"],
  ["one* two", "all new"],
] as const)
  test(`"${before}" becomes "${after}": words outside of the edit stay picked`, () => {
    const expected = picked(after);
    assert.deepEqual(
      keepPicked(
        picked(before),
        expected.map(({ text }) => text),
      ),
      expected.map(({ picked }) => picked),
    );
  });

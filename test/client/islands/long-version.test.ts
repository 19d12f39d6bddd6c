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

test("the words of a text are found in every script, without the marks around them", () => {
  for (const [text, words] of texts) {
    assert.deepEqual(wordsOf(text), words);
    for (const { start, text: word } of findWords(text))
      assert.equal(text.slice(start, start + word.length), word);
  }
});

test("without Intl.Segmenter, each character of a script without spaces is a word", (t) => {
  const { Segmenter } = Intl;
  t.after(() => Object.assign(Intl, { Segmenter }));
  Object.assign(Intl, { Segmenter: undefined });
  assert.deepEqual(wordsOf("新网站。 by mail"), ["新", "网", "站", "by", "mail"]);
});

test("picked words form a sentence, with a capital and a period", () => {
  for (const [words, sentence] of [
    [["parents", "hang", "up"], "Parents hang up."],
    [["iPhone", "orders"], "iPhone orders."],
    [["我们", "需要", "AI", "网站"], "我们需要 AI 网站。"],
    [["نحن", "نكتب"], "نحن نكتب."],
    [[], ""],
  ] as const)
    assert.equal(formSentence(words, "en-US"), sentence);
});

test("the count says in each language how many words there are and are picked", () => {
  for (const { about, language } of contents) {
    const { count } = about.banner.longVersion;
    const describe = createCounter(count, 2000, language.locale);
    const figure = (value: number) => new Intl.NumberFormat(language.locale).format(value);
    const say = (text: string, value: string) => text.replace(/\{\w+\}/, value);
    const last = count.numbers.length;
    for (const [total, picked, expected] of [
      [212, last, [say(count.total.other, "212"), say(count.took.other, count.numbers[last - 1] ?? "")]],
      [212, last + 1, [say(count.total.other, "212"), say(count.took.other, String(last + 1))]],
      [1, 1, [say(count.total.one, "1"), say(count.took.one, count.numbers[0] ?? "")]],
      [212, 0, [say(count.total.other, "212"), count.pick]],
      [23456, 0, [say(count.total.other, figure(23456)), say(count.pickFirst, figure(2000))]],
    ] as const)
      assert.equal(describe(total, picked), expected.join(" "));
  }
});

const picked = (text: string) =>
  text.split(" ").map((word) => ({ text: word.replace("*", ""), picked: word.endsWith("*") }));

test("words outside of an edit stay picked", () => {
  for (const [before, after] of [
    ["one* two three*", "one* two and three*"],
    ["one* two three*", "one* three*"],
    ["one* two three*", "zero one* two three*"],
    ["one* two* three", "one* deux three"],
    ["one* one", "one* one one"],
    ["one* two", "all new"],
  ] as const) {
    const expected = picked(after);
    const texts = expected.map(({ text }) => text);
    const kept = keepPicked(picked(before), texts).map(
      (isPicked, index) => texts[index] + (isPicked ? "*" : ""),
    );
    assert.equal(kept.join(" "), after, `from ${before}`);
  }
});

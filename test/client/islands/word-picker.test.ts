import assert from "node:assert/strict";
import { test } from "node:test";
import { createCounter } from "#client/islands/word-picker/create-counter.ts";
import { formSentence } from "#client/islands/word-picker/sentence.ts";
import { splitText } from "#client/islands/word-picker/word-group.ts";
import { sites } from "#shared/pages.ts";

const wordsOf = (text: string) => splitText(text).flatMap(({ word = [] }) => word);

test("a text's words keep the characters that belong to them, and no text is lost", () => {
  for (const [text, words] of [
    ["a line, and — another…\nline", ["a", "line", "and", "another", "line"]],
    ["“Website??” (sorry: 40-page, don’t)", ["Website", "sorry", "40-page", "don’t"]],
    ["¿Cuánto? 20%, $18,400. #1 & R&D", ["Cuánto", "20%", "$18,400", "#1", "R&D"]],
    ["… – !!! ?", []],
    [" \n\t ", []],
  ] as const) {
    assert.deepEqual(wordsOf(text), words);
    const parts = splitText(text).map(({ before, word = "" }) => before + word);
    assert.equal(parts.join(""), text);
  }
});

test("picked words form a sentence, of any length", () => {
  for (const [words, sentence] of [
    [["parents", "hang", "up"], "Parents hang up."],
    [["iPhone", "orders"], "iPhone orders."],
    [["a".repeat(6000)], `A${"a".repeat(5999)}.`],
    [[], ""],
  ] as const)
    assert.equal(formSentence(words, "en-US"), sentence);
});

test("the count states how many words there are, and how many are picked", () => {
  for (const { language, story } of sites) {
    if (!story) continue;
    const { count } = story.wordPicker;
    const { total, took, numbers, pick } = count;
    const say = createCounter(count, language.locale);
    const fill = (text: string, value: string | undefined) => text.replace(/\{\w+\}/, value ?? "");
    const last = numbers.length;
    assert.equal(say(212, 0), `${fill(total.other, "212")}\n${pick}`);
    assert.equal(say(1, 1), `${fill(total.one, "1")}\n${fill(took.one, numbers[0])}`);
    assert.equal(say(212, last), `${fill(total.other, "212")}\n${fill(took.other, numbers.at(-1))}`);
    assert.equal(say(212, last + 1), `${fill(total.other, "212")}\n${fill(took.other, String(last + 1))}`);
  }
});

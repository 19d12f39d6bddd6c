import assert from "node:assert/strict";
import { test } from "node:test";
import { createFinder } from "#client/islands/handbook-bot/find-entry.ts";
import type { Handbook } from "#shared/content/types.ts";
import { languages } from "#shared/languages.ts";
import { customerQuestions } from "./customer-questions.ts";

const entry = (page: number, asks: string) => ({
  page,
  asks,
  chapter: "Chapter",
  answer: "Answer",
  quote: "Quote",
});

const shop: Omit<Handbook, "chat"> = {
  entries: [
    entry(1, "It is chipped. My mug has a chip."),
    entry(2, "Is it dishwasher safe?"),
    entry(3, "Which countries do you ship to? Do you deliver to a café?"),
    entry(4, "How much is shipping, what is the postage?"),
    entry(5, "Is there a workshop that I can visit?"),
    entry(6, "Do you sell gift vouchers?"),
  ],
  elsewhere: ["workshop for children, birthday, party"],
  synonyms: ["chip broken cracked"],
  ignored: "is it the a do you to my i that can of which what how there for are has does",
  endings: ["ing", "ed", "s"],
};
const find = createFinder(shop);
const pageOf = (question: string) => {
  const found = find(question);
  return found.kind === "entry" ? found.entry.page : found.kind;
};

const facts: [fact: string, question: string, result: number | string][] = [
  ["a question in the handbook's words is answered", "Is it dishwasher safe?", 2],
  ["case makes no difference", "IS IT DISHWASHER SAFE", 2],
  ["an accent makes no difference", "the cafe", 3],
  ["a word's ending makes no difference", "dishwashers", 2],
  ["a synonym is as good as the handbook's word", "My mug is broken", 1],
  ["a wrong letter is forgiven", "is it dishwaser safe", 2],
  ["two swapped letters are forgiven", "vuocher", 6],
  ["two wrong letters in a short word are not", "vistor", "unknown"],
  ["a word that begins a word of the handbook is enough", "dish", 2],
  ["one known word among unknown ones is not enough", "voucher weather football politics", "unknown"],
  ["what two entries hold alike is not answered", "ship", "unknown"],
  ["what fits another subject best is not answered", "children's birthday workshop", "unknown"],
  ["an unknown word is not answered", "astronomy", "unknown"],
  ["an empty question asks nothing", "", "nothing"],
  ["spaces and punctuation ask nothing", " ?!… ---", "nothing"],
  ["a number asks nothing", "1042", "nothing"],
  ["ignored words ask nothing", "What is it?", "nothing"],
  ["HTML is words like others", "<b>dishwasher</b>", 2],
  ["a story ends in a question", "Aunt Zoe loves purple elephants. Is it dishwasher safe?", 2],
  [
    "a story with two questions has no single answer",
    "Zoe wants a voucher. Yesterday something chipped.",
    "unknown",
  ],
  ["500 characters without a subject are too long", "lorem ipsum ".repeat(42).slice(0, 500), "long"],
  ["500 characters without a space are too long", "x".repeat(500), "long"],
];

test("a question finds its entry as follows", () => {
  for (const [fact, question, result] of facts) assert.equal(pageOf(question), result, fact);
});

for (const { tag, load } of languages) {
  test(`of the customers' questions (${tag}), nine in ten are answered rightly, and hardly one wrongly`, async (t) => {
    const { bot } = (await load()).words.servicesPage.conversation ?? {};
    if (!bot) return;
    const find = createFinder(bot.handbook);
    const questions = customerQuestions[tag] ?? [];
    assert.ok(questions.length >= 25, "a language has questions of its own");
    const results = questions.map(([question, ...pages]) => {
      const found = find(question);
      const page = found.kind === "entry" ? found.entry.page : 0;
      return { question, page, right: (pages.length > 0 ? pages : [0]).includes(page) };
    });
    const failed = results.filter(({ right }) => !right);
    const wrong = failed.filter(({ page }) => page > 0);
    for (const { question, page } of failed) t.diagnostic(`${page || "handed over"}: ${question}`);
    assert.ok(failed.length <= questions.length * 0.1, `${failed.length} of ${questions.length} not right`);
    assert.ok(wrong.length <= questions.length * 0.04, `${wrong.length} of ${questions.length} wrong`);
  });

  test(`no word of the handbook (${tag}) has two groups of synonyms, and no page two entries`, async () => {
    const { bot } = (await load()).words.servicesPage.conversation ?? {};
    if (!bot) return;
    for (const all of [
      bot.handbook.synonyms.flatMap((group) => group.split(" ")),
      bot.handbook.entries.map(({ page }) => page),
    ]) {
      assert.deepEqual(
        all.filter((value, index) => all.indexOf(value as never) !== index),
        [],
      );
    }
  });
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { createFinder } from "#client/islands/handbook-bot/find-entry.ts";
import type { Handbook } from "#shared/content/conversation.ts";
import { contents } from "#shared/pages.ts";
import { customerQuestions } from "./customer-questions.ts";

const entry = (page: number, asks: string) => ({
  page,
  asks,
  chapter: "Chapter",
  answer: "Answer",
  quote: "Quote",
});

const shop: Handbook = {
  chat: { source: "", nothing: "", long: "", unknown: "", person: "", personAgain: "" },
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
  return typeof found === "string" ? found : found.page;
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

test("of the customers' questions, nine in ten are answered rightly, and hardly one wrongly", (t) => {
  for (const { language, servicesPage } of contents) {
    const handbook = servicesPage.conversation?.bot.handbook;
    if (!handbook) continue;
    const find = createFinder(handbook);
    const questions = customerQuestions[language.tag] ?? [];
    assert.ok(questions.length >= 25, `${language.tag} has questions of its own`);
    const results = questions.map(([question, ...pages]) => {
      const found = find(question);
      const page = typeof found === "string" ? 0 : found.page;
      return { question, page, right: (pages.length > 0 ? pages : [0]).includes(page) };
    });
    const failed = results.filter(({ right }) => !right);
    const wrong = failed.filter(({ page }) => page > 0);
    for (const { question, page } of failed) t.diagnostic(`${page || "handed over"}: ${question}`);
    assert.ok(failed.length <= questions.length * 0.1, `${failed.length} of ${questions.length} not right`);
    assert.ok(wrong.length <= questions.length * 0.04, `${wrong.length} of ${questions.length} wrong`);
  }
});

test("no word of a handbook has two groups of synonyms, and no page two entries", () => {
  for (const { servicesPage } of contents) {
    const { synonyms = [], entries = [] } = servicesPage.conversation?.bot.handbook ?? {};
    const words = synonyms.flatMap((group) => group.split(" "));
    const pages = entries.map(({ page }) => page);
    for (const all of [words, pages]) assert.equal(new Set<string | number>(all).size, all.length);
  }
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { createFinder } from "#client/islands/handbook-bot/find-entry.ts";
import { createStemmer } from "#client/islands/handbook-bot/stems.ts";
import type { SearchableHandbook } from "#shared/content/handbook-bot.ts";
import { sites } from "#shared/pages.ts";

const entry = (page: number, asks: string) => ({
  page,
  asks,
  chapter: "Chapter",
  answer: "Answer",
  quote: "Quote",
});

const shop: SearchableHandbook = {
  entries: [
    entry(1, "It is chipped. My mug has a chip."),
    entry(2, "Is it dishwasher safe?"),
    entry(3, "Which countries do you ship to, do you deliver to Norway, to a café?"),
    entry(4, "How much is shipping, what is the postage?"),
    entry(5, "Is there a workshop that I can visit, how much is a visit?"),
    entry(6, "Do you sell gift vouchers, is there a gift box?"),
    entry(7, "Can I return it, can I return a gift?"),
  ],
  synonyms: ["chip broken cracked", "shipping ship deliver", "norway canada"],
  joins: ["and", "what about"],
  vague: "long take much",
  refusals: "i don't want|not asking for",
  ignored: "is it the a do(es)? you to my i that can of which what how there for are has and or",
  endings: ["ing", "ed", "s"],
};
const find = createFinder(shop);

/** The result as text: the pages of the answer, "~" and the closest pages, "nothing" or "unknown". */
function pagesOf(question: string, { before = "", search = find } = {}) {
  const found = search(question, before);
  if (typeof found === "string") return found;
  return (found.sure ? "" : "~") + found.entries.map(({ page }) => page).join(" ");
}

const facts: [fact: string, question: string, result: string, before?: string][] = [
  ["a question in the handbook's words is answered", "Is it dishwasher safe?", "2"],
  ["case makes no difference", "IS IT DISHWASHER SAFE", "2"],
  ["an accent makes no difference", "do you deliver to the cafe", "3"],
  ["a word's ending makes no difference", "safe dishwashers", "2"],
  ["a synonym is as good as the handbook's word", "My mug is broken", "1"],
  ["a wrong letter is forgiven", "is it dishwaser safe", "2"],
  ["two swapped letters are forgiven", "do you sell gift vuochers", "6"],
  ["two wrong letters in a short word are not forgiven", "vistor", "unknown"],
  ["a word that begins a word of the handbook is enough", "safe dish", "2"],
  ["one known word among unknown ones is not enough", "voucher weather football politics", "unknown"],
  ["a word that the entry lacks leaves its page to be quoted", "Is the voucher dishwasher safe?", "~2"],
  ["a word that two entries share is only quoted", "gift", "~6"],
  ["a similar short word is another word", "Do you ship to a cave?", "unknown"],
  ["what is refused is not what is asked", "I don't want a gift box, can I return it?", "7"],
  ["what is only refused is quoted", "I don't want gift vouchers", "~6"],
  ["words from several of an entry's questions are only quoted", "café norway countries", "~3"],
  ["an empty question asks nothing", "", "nothing"],
  ["a number asks nothing", "1042", "nothing"],
  ["ignored words ask nothing", "What is it?", "nothing"],
  ["a question after a story is answered", "Aunt Zoe loves purple elephants. Is it dishwasher safe?", "2"],
  [
    "two words of a long story are not close",
    "Zoe came to visit a workshop full of sad purple elephants yesterday",
    "unknown",
  ],
  ["an unrelated story leaves the question open", "Zoe has a gift voucher, a box. Can I return it?", "~6"],
  ["two questions have two answers", "Is it dishwasher safe? Do you ship to Norway?", "2 3"],
  ["two parts without a question mark are quoted", "My mug is broken and do you ship to Norway", "~1 3"],
  ["a follow-up asks about the question before it", "And Canada?", "3", "Which countries do you ship to?"],
  ["a follow-up may be a question by itself", "And is it dishwasher safe?", "2", "My mug is broken"],
  ["500 characters without a subject are unknown", "lorem ipsum ".repeat(42), "unknown"],
  ["500 characters without a space are unknown", "x".repeat(500), "unknown"],
];
test("each question finds its expected entry", () => {
  for (const [fact, question, result, before] of facts)
    assert.equal(pagesOf(question, { before }), result, fact);
});

test("no answer begins with yes or no, which could be wrong for a similar question", () => {
  for (const { language, servicesPage } of sites)
    for (const { answer } of servicesPage.handbookBot?.bot.handbook.entries ?? [])
      assert.doesNotMatch(answer, /^(yes|no|sí)[.,:]/iu, language.tag);
});

test("no word is in two groups of synonyms, and no handbook page has two entries", () => {
  for (const { servicesPage } of sites) {
    const handbook = servicesPage.handbookBot?.bot.handbook;
    if (!handbook) continue;
    const stemsOf = createStemmer(handbook);
    const stems = handbook.synonyms.flatMap((group) => [...new Set(stemsOf(group))]);
    const pages = handbook.entries.map(({ page }) => page);
    for (const all of [stems, pages]) assert.equal(new Set<string | number>(all).size, all.length);
  }
});

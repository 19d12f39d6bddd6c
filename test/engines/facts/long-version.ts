import assert from "node:assert/strict";
import { contents } from "#shared/site-pages.ts";
import { desktop, type Facts, phone, type Visitor } from "#test/engines/visitor.ts";
import { assertNothingRequested } from "./requests.ts";

type Act = (visitor: Visitor, css: string) => Promise<unknown>;

const hands: readonly { how: string; width: number; act: Act }[] = [
  { how: "by mouse", width: desktop, act: (visitor, css) => visitor.click(css) },
  { how: "by finger", width: phone, act: (visitor, css) => visitor.tap(css) },
];

const text = "Hello, we are copying every order by hand.";
const word = (number: number) => `[role=group] [role=button]:nth-of-type(${number})`;

const manyLines = Array.from({ length: 5 }, (_, line) => `Line ${line}`).join("\n");

const factsOfLanguages: Facts = Object.fromEntries(
  contents.flatMap(({ language, paths, about }) => [
    ...hands.map(({ how, width, act }) => [
      `picked words form a sentence ${how}, which goes along into the form, in ${language.name}`,
      async (visitor: Visitor) => {
        await reach(visitor, paths.about, width);
        await act(visitor, "textarea");
        await assertNothingRequested(visitor, async () => {
          await visitor.type(text);
          await act(visitor, "[data-find]");
          for (const number of [4, 2, 6]) await act(visitor, word(number));
          await visitor.until("the sentence is formed", isSentence, "We copying order.");
          await act(visitor, word(4));
          await visitor.until("a word is taken back", isSentence, "We order.");
        });
        const { numbers, took } = about.banner.longVersion.count;
        const said = took.other.replace("{number}", numbers[1] ?? "");
        await visitor.until("the count says so", isSaid, said);
        await act(visitor, "#contact a");
        await visitor.arrive(paths.contact);
        await visitor.until("the form has the sentence", hasMessage, "We order.");
      },
    ]),
    [
      `picked words form a sentence by keyboard, in ${language.name}`,
      async (visitor: Visitor) => {
        await reach(visitor, paths.about, desktop);
        await visitor.evaluate(() => document.querySelector("textarea")?.focus());
        await visitor.type(text);
        await visitor.press("Tab");
        await visitor.press("Enter");
        await visitor.until("the first word has the focus", hasFocus, word(1));
        await visitor.press("ArrowRight");
        await visitor.press("Enter");
        await visitor.press("ArrowRight");
        await visitor.press("ArrowRight");
        await visitor.type(" ");
        await visitor.until("the sentence is formed", isSentence, "We copying.");
        await visitor.press("Tab");
        await visitor.until("the words are one stop of the Tab key", hasFocus, "[data-edit]");
      },
    ],
  ]),
);

export const longVersionFacts: Facts = {
  ...factsOfLanguages,

  "the field shows the whole of a short text": async (visitor: Visitor) => {
    await reach(visitor, contents[0].paths.about, phone);
    await visitor.evaluate(bring, manyLines);
    await visitor.until("nothing of it is scrolled away", hasRoom);
  },

  "Arabic words run from right to left, and Latin words among them from left to right": async (
    visitor: Visitor,
  ) => {
    await reach(visitor, contents[0].paths.about, desktop);
    await visitor.evaluate(bring, "نحن نكتب New York مرتين");
    await visitor.click("[data-find]");
    await visitor.until("the words are there", hasFocus, word(1));
    const places = await visitor.evaluate(readPlaces);
    const [first = 0, second = 0, third = 0, fourth = 0] = places;
    assert.ok(first > second && second > third && third < fourth, places.join(" "));
    await visitor.press("ArrowLeft");
    await visitor.until("the second word has the focus", hasFocus, word(2));
  },
};

async function reach(visitor: Visitor, path: string, width: number) {
  await visitor.open(path, width);
  await visitor.evaluate(() =>
    document.querySelector("#contact")?.scrollIntoView({ block: "start", behavior: "instant" }),
  );
  const isAlive = () => document.querySelector("[data-island=long-version][data-step]") !== null;
  await visitor.until("the field is there", isAlive);
}

// These functions run in the page.

function bring(text: string) {
  const field = document.querySelector("textarea");
  if (!field) return;
  field.value = text;
  field.dispatchEvent(new InputEvent("input"));
}

function isSentence(text: string) {
  return document.querySelector("[data-sentence]")?.textContent === text;
}

function isSaid(text: string) {
  return document.querySelector("#contact [role=status]")?.textContent.endsWith(text) ?? false;
}

function hasMessage(text: string) {
  return document.querySelector<HTMLTextAreaElement>("[name=message]")?.value === text;
}

function hasFocus(css: string) {
  return document.activeElement === document.querySelector(css);
}

function hasRoom() {
  const { scrollHeight = 0, clientHeight = 0 } = document.querySelector("textarea") ?? {};
  return clientHeight > 0 && scrollHeight <= clientHeight + 1;
}

function readPlaces() {
  return [...document.querySelectorAll("[role=group] [role=button]")].map(
    (word) => word.getBoundingClientRect().left,
  );
}

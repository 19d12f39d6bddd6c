import assert from "node:assert/strict";
import { test } from "node:test";
import { chooseTexts } from "#client/islands/contact-form/form-draft.ts";
import { type Draft, readDraft, writeDraft } from "#client/islands/draft.ts";

/** Replaces the tab's storage. */
function store(text: string) {
  const stored = new Map([["draft", text]]);
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  Object.assign(globalThis, { sessionStorage });
}

test("a draft that cannot be read is replaced by the next change", () => {
  // biome-ignore format: one line
  for (const text of ["{", '{"message":"Hel', "", "undefined", "null", "5", "[]", '{"message":null}', '{"message":5}', '{"message":["a"]}']) {
    store(text);
    assert.deepEqual(readDraft(), {}, text);
    writeDraft({ name: "Ada" });
    assert.deepEqual(readDraft(), { name: "Ada" }, text);
  }
});

test("a page opens with what was typed before its script, then what its link asks for, then the draft", () => {
  const draft = { message: "Hello", name: "Ada", service: "other" };
  const suggested = { message: "", subject: "A", linkedSubject: "A" };
  const table: readonly [string, Parameters<typeof chooseTexts>[0], Draft][] = [
    ["the draft", { draft }, draft],
    ["the draft, not what the browser restored", { draft, restored: { name: "Bob" } }, draft],
    [
      "what a tool has entered where the draft has nothing",
      { draft: { message: "Hello" }, restored: { name: "Bob" } },
      { message: "Hello", name: "Bob" },
    ],
    ["what was restored, without storage", { draft: undefined, restored: draft }, draft],
    ["the link's service", { draft, linked: { service: "new" } }, { ...draft, service: "new" }],
    ["its subject", { draft: suggested, linked: { subject: "B" } }, { ...suggested, subject: "B" }],
    ["a written subject", { draft: { subject: "B" }, linked: suggested }, { ...suggested, subject: "B" }],
    [
      "a service chosen before the script, not the link's",
      { draft, linked: { service: "new" }, typed: { service: "chosen" } },
      { ...draft, service: "chosen" },
    ],
    ["the draft's name if the field is empty", { draft, typed: { name: "", message: "" } }, draft],
    [
      "a message below the draft's",
      { draft, typed: { message: "Yes" } },
      { ...draft, message: "Hello\n\nYes" },
    ],
    [
      "a message that the draft's contains, once",
      { draft: { message: "Hello\n\nYes" }, typed: { message: "Yes" } },
      { message: "Hello\n\nYes" },
    ],
    [
      "a message that was continued",
      { draft, typed: { message: "Hello!" } },
      { ...draft, message: "Hello!" },
    ],
    [
      "what was typed and asked for, without storage",
      { draft: undefined, restored: { message: "Hi" }, linked: { service: "new" }, typed: { name: "Bob" } },
      { message: "Hi", service: "new", name: "Bob" },
    ],
    ["nothing", { draft: {} }, { message: "" }],
  ];
  for (const [shown, texts, expected] of table) assert.deepEqual(chooseTexts(texts), expected, shown);
});

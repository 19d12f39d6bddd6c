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

test("a page opens with what was entered before its script, then what its link asks for, then the draft", () => {
  const draft = { message: "Hello", name: "Ada", service: "other" };
  const suggested = { message: "", subject: "A", linkedSubject: "A" };
  const twice = { message: "Hello\n\nYes" };
  const none = { entered: {}, isAdded: true, linked: {} };
  // biome-ignore format: a table
  const table: readonly [string, Draft, Partial<typeof none>, Draft][] = [
    ["the draft", draft, {}, draft],
    ["the link's service", draft, { linked: { service: "new" } }, { ...draft, service: "new" }],
    ["its subject", suggested, { linked: { subject: "B" } }, { ...suggested, subject: "B" }],
    ["a written subject", { subject: "B" }, { linked: suggested }, { ...suggested, subject: "B" }],
    ["a chosen service", draft, { linked: { service: "new" }, entered: { service: "chosen" } }, { ...draft, service: "chosen" }],
    ["a message below the draft's", draft, { entered: { message: "Yes" } }, { ...draft, ...twice }],
    ["a message that the draft's contains, once", twice, { entered: { message: "Yes" } }, twice],
    ["a message that was continued", draft, { entered: { message: "Hello!" } }, { ...draft, message: "Hello!" }],
    ["a restored text as it was edited", draft, { isAdded: false, entered: { message: "Hel", name: "" } }, { ...draft, message: "Hel", name: "" }],
    ["nothing", {}, {}, {}],
  ];
  for (const [shown, stored, texts, expected] of table)
    assert.deepEqual(chooseTexts(stored, { ...none, ...texts }), expected, shown);
});

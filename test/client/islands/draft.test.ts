import assert from "node:assert/strict";
import { test } from "node:test";
import { addToMessage, updateDraft } from "#client/islands/draft.ts";

/** Replaces the tab's storage. */
function store(text: string) {
  const stored = new Map([["draft", text]]);
  const sessionStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  Object.assign(globalThis, { sessionStorage });
  return { sessionStorage, stored };
}

test("unreadable storage is treated as an empty draft, and is cleared", () => {
  const kinds = [undefined, null, 0, 5, true, ["a"], {}, { message: 5 }];
  const parts = ["message", "name", "wordPicker", "values"];
  const drafts = parts.flatMap((part) => kinds.map((kind) => JSON.stringify({ [part]: kind })));
  for (const text of [...drafts, "null", "5", "[]", "true", '"', "{", "", "undefined"]) {
    const { stored } = store(text);
    assert.deepEqual(updateDraft({}), {}, text);
    assert.equal(stored.size, 0, text);
    assert.deepEqual(updateDraft({ name: "Ada" }), { name: "Ada" });
  }
  store(JSON.stringify({ message: "x".repeat(5_000_000), name: "a\r\nb\rc", phone: null }));
  const { message = "", ...others } = updateDraft({}) ?? {};
  assert.equal(message.length, 5_000_000);
  assert.deepEqual(others, { name: "a\nb\nc" });
});

test("there is no draft if the browser refuses access to its storage", () => {
  for (const method of ["getItem", "setItem"] as const) {
    const { sessionStorage } = store("{}");
    sessionStorage[method] = () => {
      throw new DOMException("denied", "SecurityError");
    };
    assert.equal(updateDraft({}), undefined, method);
  }
});

test("a text is added below a message, but only once", () => {
  for (const [message, result] of [
    ["", "Copying."],
    [" \n", "Copying."],
    ["Hello\n", "Hello\n\nCopying."],
    ["Hello\n\nCopying.", "Hello\n\nCopying."],
    ["No Copying. Really.", "No Copying. Really.\n\nCopying."],
  ] as const)
    assert.equal(addToMessage(message, "Copying."), result);
  assert.equal(addToMessage("Hello ", ""), "Hello ");
});

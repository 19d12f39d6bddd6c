import assert from "node:assert/strict";
import type { Visitor } from "#test/engines/visitor.ts";

/** Asserts that the page requests nothing while a visitor uses a part of it. */
export async function assertNothingRequested(visitor: Visitor, use: () => Promise<void>) {
  const before = await visitor.evaluate(readWhenQuiet);
  await use();
  assert.deepEqual(await visitor.evaluate(readWhenQuiet), before);
}

/** The addresses of all that the page has loaded, once nothing has come for half a second. Runs in the page. */
async function readWhenQuiet() {
  for (let before = -1; ; ) {
    const all = performance.getEntriesByType("resource").map(({ name }) => name);
    if (all.length === before) return all;
    before = all.length;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}

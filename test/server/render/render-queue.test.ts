import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate as nextTurn } from "node:timers/promises";
import { RenderQueue } from "#server/render/render-queue.ts";

/** How many of so many go on in the first turn of the event loop. */
async function goneInOneTurn(waiting: number): Promise<number> {
  const queue = new RenderQueue();
  let gone = 0;
  for (let count = 0; count < waiting; count++)
    queue.turn().then(() => {
      gone++;
    });
  await nextTurn();
  return gone;
}

test("a few share a turn, and in a crowd there is a turn for each, so that newcomers come between", async () => {
  assert.equal(await goneInOneTurn(1), 1);
  assert.ok((await goneInOneTurn(20)) > 1);
  assert.equal(await goneInOneTurn(100), 1);
});

test("everybody has a turn in the end", { timeout: 5000 }, async () => {
  const queue = new RenderQueue();
  await Promise.all(Array.from({ length: 200 }, () => queue.turn()));
});

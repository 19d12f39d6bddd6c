import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { fakeSite, startFakeApp } from "#test/support/fake-site.ts";
import { getRequest, sendRaw } from "#test/support/raw-http.ts";
import { holdConnections } from "#test/support/slow-connections.ts";

const limits = { HEADERS_TIMEOUT_MS: "500", REQUEST_TIMEOUT_MS: "1000", KEEP_ALIVE_MS: "1000" };

for (const [part, limit] of [
  ["headers", 500],
  ["body", 1000],
] as const)
  test(`100 connections with slow ${part} are freed within a second after their time, and others stay fast`, async (t) => {
    const { port, logged } = await startFakeApp(t, { environment: limits, site: fakeSite() });
    const held = holdConnections(port, { count: 100, part, patience: 5000 });
    await sleep(100);
    const times: number[] = [];
    for (let n = 0; n < 20; n++) {
      const begin = performance.now();
      assert.equal((await sendRaw(port, getRequest("/about"))).status, 200);
      times.push(performance.now() - begin);
    }
    const { freedAfterMs, answers } = await held;
    // Half a second more for the clock of a busy machine.
    assert.ok(freedAfterMs < limit + 1500, `${freedAfterMs} ms`);
    const [median = 0] = times.sort((a, b) => a - b).slice(10);
    assert.ok(median < 50, `others waited ${median} ms`);
    if (part === "headers") assert.deepEqual([...answers], [["HTTP/1.1 408 Request Timeout", 100]]);
    assert.deepEqual(
      logged().filter(({ level }) => level >= 40),
      [],
    );
  });

test("a connection that asks for nothing is closed after the time for headers", async (t) => {
  // Not because it is idle: it has not asked for anything yet.
  const { port } = await startFakeApp(t, { environment: { ...limits, KEEP_ALIVE_MS: "60000" } });
  const begin = performance.now();
  const answer = await sendRaw(port, "", { ms: 5000, silence: 5000 });
  assert.ok(answer.closed);
  assert.equal(answer.status, 408);
  assert.ok(performance.now() - begin < 2000);
});

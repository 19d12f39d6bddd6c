import assert from "node:assert/strict";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import request from "supertest";
import {
  asset,
  failing,
  fakeClientBundle,
  fakeFiles,
  startFakeApp,
  waiting,
} from "#test/support/fake-client-bundle.ts";
import { getRequest } from "#test/support/raw-http.ts";

test("a failed request is logged as an error with its cause, a slow one as a warning, others not at all", async (t) => {
  // The wait starts with the render, however long the server takes to start.
  const slow = () => waiting(sleep(600, "at last"))();
  const client = fakeClientBundle({ "/about": failing, "/contact": slow });
  const { app, logged } = await startFakeApp(t, { environment: { PAGE_CACHE: "off" }, client });
  for (const path of ["/contact", "/about", "/", "/nothing"]) await request(app.server).get(path);
  assert.deepEqual(
    logged()
      .filter(({ path }) => path)
      .map(({ level, path, status }) => [level, path, status]),
    [
      [40, "/contact", 200],
      [50, "/about", 500],
    ],
  );
  assert.ok(logged().some(({ err }) => err?.message === "the secret cause"));
});

for (const [what, path, PAGE_CACHE] of [
  ["a cached page", "/about", "on"],
  ["a streamed page", "/about", "off"],
  ["a file", asset, "on"],
] as const)
  test(`a client that reads ${what} slowly does not make a request slow`, async (t) => {
    // More than what the sockets' buffers take.
    const long = "x".repeat(16_000_000);
    const root = fakeFiles(t);
    writeFileSync(join(root, asset), long);
    const client = fakeClientBundle({ "/about": () => long }, root);
    const { port, logged } = await startFakeApp(t, {
      environment: { LOG_LEVEL: "debug", PAGE_CACHE },
      client,
    });
    const socket = connect(port, "127.0.0.1");
    await once(socket, "connect");
    socket.pause().write(getRequest(path, "Connection: close"));
    await sleep(700);
    await once(socket.resume(), "end");
    const levels = () => logged().flatMap((line) => (line.path === path ? line.level : []));
    while (levels().length === 0) await sleep(10);
    assert.deepEqual(levels(), [20]);
  });

test("at the level debug every request is logged without its query, but probes never", async (t) => {
  const { app, logged } = await startFakeApp(t, { environment: { LOG_LEVEL: "debug" } });
  for (const path of ["/?email=someone@example.com", "/healthz", "/readyz", "/about", "/%?someone"])
    await request(app.server).get(path);
  assert.deepEqual(
    logged().flatMap(({ path, status, level }) => (path ? [[path, status, level]] : [])),
    [
      ["/", 200, 20],
      ["/about", 200, 20],
      ["/%", 400, 20],
    ],
  );
  assert.doesNotMatch(JSON.stringify(logged()), /someone/);
});

test("a proxy's X-Request-Id becomes the request's id when it is short and harmless", async (t) => {
  const { app, logged } = await startFakeApp(t, { environment: { LOG_LEVEL: "debug" } });
  const ids = ["from-the-proxy", 'break"out', "x".repeat(129)];
  for (const id of ids) await request(app.server).get("/").set("X-Request-Id", id);
  const [first, ...others] = logged().flatMap(({ path, reqId }) => (path ? (reqId ?? "") : []));
  assert.equal(first, ids[0]);
  for (const id of others) assert.match(id, /^[\da-f]{8}-[\da-f-]{27}$/);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import request from "supertest";
import { innerPath } from "#test/support/every-path.ts";
import { failing, fakeBuildOutput, isSlow, startFakeApp, waiting } from "#test/support/fake-build-output.ts";

test("a failed request is logged as an error with its cause, a slow one as a warning, others not at all", async (t) => {
  // The wait begins with rendering, however long the server takes to start.
  const slow = () => waiting(sleep(600, "at last"))();
  const build = fakeBuildOutput({ [innerPath]: failing, "/": slow });
  const { app, logged } = await startFakeApp(t, { environment: { PAGE_CACHE: "off" }, build });
  for (const path of ["/?a=b", `${innerPath}?a=b`, "/robots.txt", "/nothing"])
    await request(app.server).get(path);
  assert.equal((await request(app.server).propfind(innerPath)).status, 404, "a method without a route");
  const expected = logged().filter((line) => line.path === "/" || !isSlow(line));
  const lines = expected.flatMap(({ level, path, status }) => (path ? [[level, path, status]] : []));
  assert.deepEqual(lines, [
    [40, "/", 200],
    [50, innerPath, 500],
  ]);
  assert.ok(logged().some(({ err }) => err?.message === "the secret cause"));
});

test("at level debug, every request but a probe is logged, without its query", async (t) => {
  const { app, logged } = await startFakeApp(t, { environment: { LOG_LEVEL: "debug" } });
  for (const path of ["/?email=someone@example.com", "/healthz", "/readyz", innerPath])
    await request(app.server).get(path);
  const lines = logged().filter(({ path }) => path);
  const requested = { level: 20, method: "GET", status: 200, msg: "request" };
  assert.deepEqual(
    lines.map(({ time, pid, hostname, reqId, ms, ...line }) => line),
    [
      { ...requested, path: "/" },
      { ...requested, path: innerPath },
    ],
  );
});

test("a proxy's X-Request-Id becomes the request's id if it is short and harmless", async (t) => {
  const { app, logged } = await startFakeApp(t, { environment: { LOG_LEVEL: "debug" } });
  const ids = ["from-the-proxy", 'break"out', "x".repeat(129)];
  for (const id of ids) await request(app.server).get("/").set("X-Request-Id", id);
  const [first, ...others] = logged().flatMap(({ path, reqId }) => (path ? (reqId ?? "") : []));
  assert.equal(first, ids[0]);
  for (const id of others) assert.match(id, /^req-\d+$/);
});

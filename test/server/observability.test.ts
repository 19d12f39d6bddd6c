import assert from "node:assert/strict";
import { createServer } from "node:http";
import { type TestContext, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import request from "supertest";
import { fakeFiles, fakeSite, startFakeApp, suspended } from "#test/support/fake-site.ts";
import { freePort } from "#test/support/free-port.ts";

async function startWithMetrics(t: TestContext) {
  const port = await freePort();
  const site = fakeSite(
    {
      "/about": () => {
        throw new Error("broken");
      },
    },
    fakeFiles(t),
  );
  const { app } = await startFakeApp(t, {
    environment: { METRICS_PORT: String(port), LOG_LEVEL: "silent" },
    site,
  });
  const read = async (path = "/metrics") => request(`http://127.0.0.1:${port}`).get(path);
  return { server: app.server, read };
}

test("metrics count requests by route and status, whatever paths are asked for", async (t) => {
  const { server, read } = await startWithMetrics(t);
  for (const path of ["/", "/", "/about", "/assets/entry-abc123.js", "/robots.txt", "/healthz"])
    await request(server).get(path);
  for (let n = 0; n < 20; n++) await request(server).get(`/unknown-${n}`);
  await request(server).post("/");
  const { text, headers } = await read();
  assert.match(headers["content-type"] ?? "", /^text\/plain/);
  const count = (route: string, status: number) =>
    Number(
      new RegExp(
        `http_request_duration_seconds_count\\{route="${RegExp.escape(route)}",status="${status}"\\} (\\d+)`,
      ).exec(text)?.[1],
    );
  assert.equal(count("/", 200), 2);
  assert.equal(count("/about", 500), 1);
  assert.equal(count("/assets/*", 200), 1);
  assert.equal(count("/robots.txt", 200), 1);
  assert.equal(count("other", 404), 20);
  assert.equal(count("other", 405), 1);
  assert.doesNotMatch(text, /unknown-/);
});

test("metrics tell how many pages were kept, the delay of the event loop and the memory", async (t) => {
  const { server, read } = await startWithMetrics(t);
  for (const path of ["/", "/contact", "/nothing", "/about"]) await request(server).get(path);
  const { text } = await read();
  assert.match(text, /page_cache_requests_total\{result="hit"\} 3/);
  assert.match(text, /page_cache_requests_total\{result="miss"\} 1/);
  for (const name of [
    "nodejs_eventloop_lag_p99_seconds",
    "process_resident_memory_bytes",
    "nodejs_gc_duration_seconds",
  ])
    assert.match(text, new RegExp(`^# TYPE ${name} `, "m"));
});

test("metrics are on their own port alone, and that port has nothing else", async (t) => {
  const { server, read } = await startWithMetrics(t);
  assert.equal((await request(server).get("/metrics")).status, 404);
  assert.equal((await read("/")).status, 404);
});

test("a port for metrics that is taken ends the start", async (t) => {
  const taken = createServer().listen(0, "127.0.0.1");
  t.after(() => taken.close());
  await new Promise((listening) => taken.once("listening", listening));
  const address = taken.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  await assert.rejects(startFakeApp(t, { environment: { METRICS_PORT: port } }), { code: "EADDRINUSE" });
});

test("of the requests that go well one in a hundred is logged, without its query", async (t) => {
  const { app, logged } = await startFakeApp(t);
  for (let n = 0; n < 250; n++) await request(app.server).get("/about?email=someone@example.com");
  const lines = logged().filter(({ path }) => path === "/about");
  assert.equal(lines.length, 2);
  assert.doesNotMatch(JSON.stringify(logged()), /someone/);
});

test("every slow request is logged as a warning", async (t) => {
  const site = fakeSite({ "/": () => suspended(slow) });
  const slow = sleep(600, "at last");
  const { app, logged } = await startFakeApp(t, { environment: { PAGE_CACHE: "off" }, site });
  await request(app.server).get("/");
  assert.deepEqual(
    logged()
      .filter(({ path }) => path)
      .map(({ level, path }) => [level, path]),
    [[40, "/"]],
  );
});

test("every request is logged at the level debug, but probes never", async (t) => {
  const { app, logged } = await startFakeApp(t, { environment: { LOG_LEVEL: "debug" } });
  for (const path of ["/", "/healthz", "/readyz", "/about"]) await request(app.server).get(path);
  assert.deepEqual(
    logged().flatMap(({ path }) => path ?? []),
    ["/", "/about"],
  );
});

test("a request's id is taken over from a trusted proxy, and from nobody else", async (t) => {
  const environment = { LOG_LEVEL: "debug", TRUST_PROXY: "10.0.0.0/8,127.0.0.1" };
  const trusting = await startFakeApp(t, { environment });
  await request(trusting.app.server).get("/").set("X-Request-Id", "from-the-proxy");
  await request(trusting.app.server).get("/").set("X-Request-Id", 'break"out');
  const [first, second] = trusting.logged().filter(({ path }) => path);
  assert.equal(first?.reqId, "from-the-proxy");
  assert.match(second?.reqId ?? "", /^[\da-f]{8}-1$/);

  const careful = await startFakeApp(t, { environment: { ...environment, TRUST_PROXY: "10.0.0.0/8" } });
  await request(careful.app.server).get("/").set("X-Request-Id", "from-a-stranger");
  assert.match(careful.logged().find(({ path }) => path)?.reqId ?? "", /^[\da-f]{8}-1$/);
});

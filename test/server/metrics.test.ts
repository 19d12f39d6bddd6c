import assert from "node:assert/strict";
import { type TestContext, test } from "node:test";
import request from "supertest";
import { innerPath } from "#test/support/every-path.ts";
import { asset, failing, fakeBuildOutput, fakeFiles, startFakeApp } from "#test/support/fake-build-output.ts";

async function startWithMetrics(t: TestContext) {
  const environment = { METRICS_PORT: "0", PAGE_CACHE: "off" };
  const { app, logged } = await startFakeApp(t, {
    environment,
    build: fakeBuildOutput({ [innerPath]: failing }, fakeFiles(t)),
  });
  const address = logged().find(({ msg }) => msg === "metrics are served")?.address ?? "";
  const read = (path = "/metrics") => request(address).get(path);
  return { server: app.server, read };
}

test("metrics count requests by route and status, whatever the path", async (t) => {
  const { server, read } = await startWithMetrics(t);
  for (const path of ["/", "/", innerPath, asset, "/robots.txt"]) await request(server).get(path);
  for (let n = 0; n < 5; n++) await request(server).get(`/unknown-${n}`);
  const { text, headers } = await read();
  assert.match(headers["content-type"] ?? "", /^text\/plain/);
  const count = (route: string, status: number) =>
    Number(
      new RegExp(
        `http_request_duration_seconds_count\\{route="${RegExp.escape(route)}",status="${status}"\\} (\\d+)`,
      ).exec(text)?.[1],
    );
  assert.equal(count("/", 200), 2);
  assert.equal(count(innerPath, 500), 1);
  assert.equal(count("/assets/*", 200), 1);
  assert.equal(count("/robots.txt", 200), 1);
  assert.equal(count("/*", 404), 5);
  assert.doesNotMatch(text, /unknown-/);
  for (const name of ["nodejs_eventloop_lag_p99_seconds", "process_resident_memory_bytes"])
    assert.match(text, new RegExp(`^# TYPE ${name} `, "m"));
});

test("metrics are only on their own port, which serves nothing else", async (t) => {
  const { server, read } = await startWithMetrics(t);
  assert.equal((await request(server).get("/metrics")).status, 404);
  assert.equal((await read("/")).status, 404);
});

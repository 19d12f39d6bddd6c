import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempDisposableSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import request from "supertest";
import { fakeFrontend, personal, startAppFromSource, throwingBody } from "#test/support/app-from-source.ts";
import { designedPaths, innerPath } from "#test/support/paths.ts";

test("a failed request is logged as an error with its cause, others not at all", async (t) => {
  const unreachable = () => {
    throw Object.assign(new Error("the secret cause"), { statusCode: 502 });
  };
  const [, , otherPath = ""] = designedPaths;
  const bodies = { [innerPath]: throwingBody, [otherPath]: unreachable, "/500": throwingBody };
  const frontend = fakeFrontend(bodies);
  const { app, logged } = await startAppFromSource(t, { environment: { PAGE_CACHE: "off" }, frontend });
  for (const path of ["/?a=b", `${otherPath}?a=b`, "/robots.txt", "/nothing"])
    await request(app.server).get(path).set(personal);
  const { status, type } = await request(app.server).get(`${innerPath}?a=b`);
  assert.deepEqual([status, type], [500, "text/plain"], "the error page fails, too");
  assert.equal((await request(app.server).propfind(innerPath)).status, 404, "a method without a route");
  const lines = logged().flatMap(({ time, pid, hostname, reqId, err, ...line }) =>
    line.path ? [{ ...line, hasId: Boolean(reqId) }] : [],
  );
  assert.deepEqual(lines, [
    { level: 50, path: otherPath, status: 502, msg: "request failed", hasId: true },
    { level: 50, path: innerPath, status: 500, msg: "request failed", hasId: true },
  ]);
  assert.ok(logged().some(({ err }) => err?.message === "the secret cause"));
});

/** A body whose rendering takes 5 milliseconds. */
function slowBody() {
  for (const start = performance.now(); performance.now() < start + 5; );
  return null;
}

test("at level debug, every request but a probe is logged, without its query, by a proxy's id if that is short and harmless", async (t) => {
  const environment = { LOG_LEVEL: "debug", PAGE_CACHE: "off" };
  const frontend = fakeFrontend({ [innerPath]: slowBody });
  const { app, logged } = await startAppFromSource(t, { environment, frontend });
  const begun = performance.now();
  const harmless = "Root=1-a_b:c/d+e.f".padEnd(128, "x");
  for (const [path, id] of [
    ["/?email=someone@example.com", harmless],
    ["/healthz", ""],
    ["/readyz", ""],
    [innerPath, 'break"out'],
    ["/", "x".repeat(129)],
  ] as const)
    await request(app.server)
      .get(path)
      .set({ ...personal, "X-Request-Id": id });
  const lines = logged().filter(({ path }) => path);
  const { ms = 0 } = lines[1] ?? {};
  assert.ok(ms >= 5 && ms <= performance.now() - begun, `${ms} milliseconds`);
  const requested = { level: 20, method: "GET", status: 200, msg: "request" };
  assert.deepEqual(
    lines.map(({ time, pid, hostname, reqId, ms, ...line }) => line),
    ["/", innerPath, "/"].map((path) => ({ ...requested, path })),
  );
  const ids = lines.map(({ reqId = "" }) => reqId.replace(/\d+$/, "1"));
  assert.deepEqual(ids, [harmless, "req-1", "req-1"]);
});

test("while its disk is full, the log loses lines, and later goes on", () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "log-"));
  const script = `
    import { readFileSync, truncateSync } from "node:fs";
    import { buildApp } from "#server/app.ts";
    import { testConfig } from "#test/support/config.ts";
    import { fakeFrontend } from "#test/support/app-from-source.ts";
    const app = await buildApp(testConfig({ LOG_LEVEL: "debug" }), fakeFrontend());
    for (let n = 0; n < 20; n++) await app.inject("/");
    app.log.fatal("full".repeat(99_999));
    await new Promise(setImmediate);
    const before = readFileSync("/dev/stdout", "utf8");
    truncateSync("/dev/stdout");
    await app.inject("/later");
    console.error(before);
    console.error(readFileSync("/dev/stdout", "utf8"));`;
  // A file of at most one block stands for a full disk.
  const command = `ulimit -f 1; exec "$0" --input-type=module --eval "$1" >> ${folder.path}/log`;
  const options = { encoding: "utf8", timeout: 60_000 } as const;
  const { stderr } = spawnSync("sh", ["-c", command, process.execPath, script], options);
  const lines = stderr.trim().split("\n");
  const paths = [lines[0], lines.at(-1)].map((line = "") => JSON.parse(line).path);
  assert.deepEqual([lines.length < 20, ...paths], [true, "/", "/later"]);
});

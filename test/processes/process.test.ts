import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, globSync, mkdtempDisposableSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type TestContext, test } from "node:test";
import request from "supertest";
import { builtFrontend } from "#test/support/built-app.ts";
import { dist } from "#test/support/dist-folder.ts";
import { innerPath } from "#test/support/paths.ts";
import { getRequest, openConnection } from "#test/support/raw-http.ts";
import { startServer } from "#test/support/server-process.ts";

/** Starts a server, which renders no page in advance. */
async function start(t: TestContext, environment: Record<string, string>, command?: string[]) {
  const site = await startServer({ PAGE_CACHE: "off", ...environment }, command);
  t.after(() => site.process.kill("SIGKILL"));
  return site;
}

/** Runs a server that is expected to exit by itself. */
function runToItsEnd(environment: Record<string, string>, folder = dist) {
  return spawnSync(process.execPath, [join(folder, "server/main.js")], {
    env: { HOST: "127.0.0.1", PORT: "0", PAGE_CACHE: "off", ...environment },
    encoding: "utf8",
    timeout: 60_000,
  });
}

test("a port in use, or an address that is not the machine's, stops startup with one line", async (t) => {
  const taken = await start(t, {});
  const port = String(taken.port);
  // No machine has this address, which is for documentation (RFC 5737).
  const foreign = "192.0.2.1";
  for (const environment of [
    { PORT: port },
    { METRICS_PORT: port },
    { HOST: foreign },
    { METRICS_PORT: "0", METRICS_HOST: foreign },
  ]) {
    const { status, stderr } = runToItsEnd({ LOG_LEVEL: "error", ...environment });
    assert.equal(status, 1);
    assert.match(stderr, new RegExp(`^listen EADDR[^\n]+(127.0.0.1:${port}|${foreign})\n$`));
  }
});

test("a build runs without packages; with a missing part or a file that cannot be read, startup stops and the message names it", async (t) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), "build-"));
  cpSync(dist, folder.path, { recursive: true });
  assert.equal(builtFrontend.createDocument.name, "createDocument", "stack traces name functions");
  // In a container, it may write nothing, and starts no other process.
  const confined = ["--permission", "--allow-fs-read=*", "--allow-net"];
  const copy = await start(t, { METRICS_PORT: "0" }, [...confined, join(folder.path, "server/main.js")]);
  assert.equal(await copy.stop(), 0);
  const [chunk = ""] = globSync(`${folder.path}/server/chunks/NotFoundPage-*.js`);
  writeFileSync(chunk, "throw new Error('on purpose')");
  const failing = runToItsEnd({ LOG_LEVEL: "error", PAGE_CACHE: "on" }, folder.path);
  rmSync(chunk);
  const incomplete = runToItsEnd({ LOG_LEVEL: "error" }, folder.path);
  cpSync(join(dist, "server"), join(folder.path, "server"), { recursive: true });
  symlinkSync("nowhere", join(folder.path, "client/unreadable.png"));
  const unreadable = runToItsEnd({ LOG_LEVEL: "error" }, folder.path);
  rmSync(join(folder.path, "client/assets"), { recursive: true });
  const missing = runToItsEnd({ LOG_LEVEL: "error" }, folder.path);
  const runs = [failing, incomplete, unreadable, missing];
  assert.deepEqual(
    runs.map(({ status }) => status),
    [1, 1, 1, 1],
  );
  assert.match(failing.stderr, /page \/404 cannot be rendered(.|\n)+\nCause: Error: on purpose/);
  assert.match(incomplete.stderr, /^The build .+ Run: npm run build\nCause: ENOENT.+NotFoundPage[^\n]+\n$/);
  assert.match(unreadable.stderr, /^[^\n]+client\/unreadable\.png[^\n]+\n$/);
  assert.match(missing.stderr, /^The build .+ Run: npm run build\nCause: ENOENT.+client\/assets[^\n]+\n$/);
});

test("while draining, the server keeps serving and tells load balancers, until a second signal ends it", async (t) => {
  const site = await start(t, { DRAIN_MS: "60000" });
  const ask = async (path: string) => {
    const { status, headers } = await fetch(site.origin + path);
    return `${path} ${status} ${headers.get("connection")}`;
  };
  assert.equal(await ask("/readyz"), "/readyz 200 keep-alive");
  site.process.kill("SIGINT");
  while ((await ask("/readyz")).includes("200"));
  assert.equal(await ask("/readyz"), "/readyz 503 close");
  for (const path of ["/healthz", innerPath]) assert.equal(await ask(path), `${path} 200 close`);
  assert.equal(await site.stop(), 1);
  for (const line of site.log().trim().split("\n")) {
    const { time, pid, hostname, msg } = JSON.parse(line);
    assert.ok(Date.now() - time < 60_000 && pid && hostname && msg, line);
  }
});

test("an uncaught exception is logged, and ends the process without draining", async (t) => {
  const fail = `data:text/javascript,process.once("message", () => { throw new Error("on purpose"); })`;
  const site = await start(t, { DRAIN_MS: "60000" }, ["--import", fail, join(dist, "server/main.js")]);
  site.process.send("");
  assert.equal((await once(site.process, "exit"))[0], 1);
  assert.match(site.log(), /"level":60.*"stack":"Error: on purpose\\n +at /);
});

test("after draining, idle connections do not delay the exit, begun requests are answered, and hanging ones dropped", async (t) => {
  // Draining takes no time from SHUTDOWN_MS, nor from the second after which the process is ended.
  const idle = await start(t, { DRAIN_MS: "2200", SHUTDOWN_MS: "1000" });
  await once(openConnection(idle.port, getRequest("/")), "data");
  const drained = idle.stop();

  const closing = await start(t, {});
  const late = openConnection(closing.port, "GET / HTTP/1.1\r\nHost:");
  await once(openConnection(closing.port, getRequest("/").repeat(16)), "data");
  const ended = closing.stop();
  while (
    await request(closing.origin)
      .get("/healthz")
      .catch(() => null)
  );
  late.write(" localhost\r\n\r\n");
  assert.match(String(await once(late, "data")), /^HTTP\/1\.1 200/, "a request that the end meets halfway");
  assert.equal(await ended, 0);
  assert.ok(!closing.log().includes("dropped"), "a connection is closed after its response");

  // Longer than the second after which the process would be ended.
  const busy = await start(t, { SHUTDOWN_MS: "1200" });
  // A request that is never complete. The server accepts connections in order.
  openConnection(busy.port, "GET / HTTP/1.1\r\nHost:");
  await request(busy.origin).get("/healthz");
  assert.equal(await busy.stop(), 0);
  assert.ok(busy.log().includes("dropped"), busy.log());
  assert.equal(await drained, 0);
  assert.match(idle.log(), /"draining"(?!.*dropped)/s);
});

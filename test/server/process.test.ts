import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type TestContext, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { dist } from "#test/support/built.ts";
import { getRequest as get, sendRaw } from "#test/support/raw-http.ts";
import { type RunningSite, startSite } from "#test/support/site.ts";

async function start(t: TestContext, environment: Record<string, string>): Promise<RunningSite> {
  const site = await startSite(environment);
  t.after(() => site.process.kill("SIGKILL"));
  return site;
}

/** Runs a server that is expected to end by itself. */
function runToItsEnd(environment: Record<string, string>, folder = dist) {
  const begin = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "server/main.js")], {
    env: { HOST: "127.0.0.1", PORT: "0", ...environment },
    encoding: "utf8",
    timeout: 10_000,
  });
  return { status, stdout, stderr, ms: performance.now() - begin };
}

/** Ends a server by a signal, and says how it ended and how long that took. */
async function end(site: RunningSite, signal: NodeJS.Signals = "SIGTERM") {
  const begin = performance.now();
  const exit = once(site.process, "exit");
  site.process.kill(signal);
  const [code] = await exit;
  return { code, ms: performance.now() - begin };
}

async function openIdle(port: number, request: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  socket.write(request);
  if (request) await once(socket, "data");
  socket.resume();
  return socket;
}

test("a wrong environment ends the start with one line for each mistake, and nothing else", () => {
  const { status, stdout, stderr, ms } = runToItsEnd({
    PORT: "",
    LOG_LEVEL: "loud",
    TRUST_PROXY: "everybody",
  });
  assert.equal(status, 1);
  assert.equal(stdout, "");
  const [, ...lines] = stderr.trimEnd().split("\n");
  assert.deepEqual(
    lines.map((line) => line.trim().split(" ")[0]),
    ["PORT", "LOG_LEVEL", "TRUST_PROXY"],
  );
  assert.ok(ms < 2000, `${ms} ms`);
});

test("a port in use ends the start with one line", async (t) => {
  const taken = createServer().listen(0, "127.0.0.1");
  t.after(() => taken.close());
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  for (const environment of [{ PORT: port }, { METRICS_PORT: port }]) {
    const { status, stderr, ms } = runToItsEnd({ LOG_LEVEL: "error", ...environment });
    assert.equal(status, 1);
    assert.match(stderr, new RegExp(`^listen EADDRINUSE: [^\n]+:${port}\n$`));
    assert.ok(ms < 2000, `${ms} ms`);
  }
});

test("a build of which a part is missing or cut off ends the start, and the message says which", (t) => {
  const chunk = (folder: string, name: string) => {
    const chunks = join(folder, "server/chunks");
    return join(chunks, readdirSync(chunks).find((file) => file.startsWith(name)) ?? name);
  };
  const damages: Record<string, { damage: (folder: string) => void; says: RegExp }> = {
    "no record": {
      damage: (folder) => rmSync(join(folder, "server/build.json")),
      says: /no readable build at .+build\.json/,
    },
    "half a record": {
      damage: (folder) => truncateSync(join(folder, "server/build.json"), 100),
      says: /no readable build at .+build\.json/,
    },
    "the record of something else": {
      damage: (folder) => writeFileSync(join(folder, "server/build.json"), "{}"),
      says: /build\.json is not the record of a build/,
    },
    "no chunk of a page": {
      damage: (folder) => rmSync(chunk(folder, "Home-")),
      says: /missing or not whole: server\/chunks\/Home-/,
    },
    "half a chunk of a page": {
      damage: (folder) => truncateSync(chunk(folder, "Home-"), 50),
      says: /missing or not whole: server\/chunks\/Home-/,
    },
    "no chunk of the server": {
      damage: (folder) => rmSync(chunk(folder, "serve-build")),
      says: /build is broken: .+serve-build/,
    },
    "no script for browsers": {
      damage: (folder) => rmSync(join(folder, "client/assets"), { recursive: true }),
      says: /missing or not whole: client\/assets\//,
    },
    "nothing for browsers": {
      damage: (folder) => rmSync(join(folder, "client"), { recursive: true }),
      says: /and \d+ more/,
    },
  };
  for (const [name, { damage, says }] of Object.entries(damages)) {
    const folder = mkdtempSync(join(tmpdir(), "build-"));
    t.after(() => rmSync(folder, { recursive: true, force: true }));
    cpSync(dist, folder, { recursive: true });
    damage(folder);
    const { status, stderr, ms } = runToItsEnd({}, folder);
    assert.equal(status, 1, name);
    assert.match(stderr, says, name);
    assert.match(stderr, /Run: npm run build\n$/, name);
    assert.ok(stderr.split("\n").length <= 3, `${name}: ${stderr}`);
    assert.ok(ms < 2000, `${name}: ${ms} ms`);
  }
});

test("200 idle connections, 50 that never asked and 50 in the middle of a request do not delay the end", async (t) => {
  const site = await start(t, { DRAIN_MS: "0" });
  await Promise.all(Array.from({ length: 200 }, () => openIdle(site.port, get("/"))));
  await Promise.all(Array.from({ length: 50 }, () => openIdle(site.port, "")));
  for (let n = 0; n < 50; n++) {
    const socket = await openIdle(site.port, n % 2 ? get("/") : "");
    socket.write("GET / HTTP/1.1\r\nHost:");
  }
  const { code, ms } = await end(site);
  assert.equal(code, 0);
  // 300 are promised on a machine that is not busy with other tests.
  assert.ok(ms <= 1000, `${ms} ms`);
  t.diagnostic(`${Math.round(ms)} ms from SIGTERM to the exit`);
});

test("while it drains the server goes on, says so to load balancers, and ends by itself", async (t) => {
  const site = await start(t, { DRAIN_MS: "800" });
  const kept = await openIdle(site.port, get("/"));
  const ended = end(site);
  await sleep(200);
  assert.equal((await sendRaw(site.port, get("/readyz"))).status, 503);
  assert.equal((await sendRaw(site.port, get("/healthz"))).status, 200);
  const page = await sendRaw(site.port, get("/about"));
  assert.equal(page.status, 200);
  assert.equal(page.headers.get("connection"), "close");
  kept.write(get("/about"));
  const [bytes] = await once(kept, "data");
  assert.match(bytes.toString("latin1"), /^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*Connection: close\r\n/);
  const { code, ms } = await ended;
  assert.equal(code, 0);
  assert.ok(ms > 750 && ms < 2500, `${ms} ms`);
});

test("what hangs is ended by the hard deadline", async (t) => {
  const site = await start(t, { DRAIN_MS: "0", SHUTDOWN_MS: "500" });
  // More answers than the system takes in for a client that reads none of them.
  const hanging = connect(site.port, "127.0.0.1").on("error", () => {});
  await once(hanging, "connect");
  const asset = readdirSync(join(dist, "client/assets")).find((name) => /^about-.+\.jpg$/.test(name));
  hanging.pause().write(get(`/assets/${asset}`).repeat(200));
  await sleep(500);
  const { code, ms } = await end(site);
  assert.equal(code, 1);
  assert.ok(ms >= 450 && ms < 2000, `${ms} ms`);
});

test("a second signal ends the server at once", async (t) => {
  const site = await start(t, { DRAIN_MS: "10000" });
  void end(site);
  await sleep(100);
  const { ms } = await end(site, "SIGINT");
  assert.ok(ms < 1000, `${ms} ms`);
});

test("a signal during the start ends it", async (t) => {
  const endless = `
    const { runProcess } = await import(${JSON.stringify(resolve(import.meta.dirname, "../../server/process.ts"))});
    await runProcess(() => new Promise((started) => setTimeout(started, 60_000, console.log("starting"))));`;
  const child = spawn(process.execPath, ["--import", "tsx", "--input-type=module", "--eval", endless], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.after(() => child.kill("SIGKILL"));
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  // Not the signal itself, which the first process of a container would never get.
  assert.deepEqual(await once(child, "exit"), [143, null]);
});

test("a signal while the pages are prepared ends it before anybody is served", async (t) => {
  const child = spawn(process.execPath, [join(dist, "server/main.js")], {
    env: { HOST: "127.0.0.1", PORT: "0", METRICS_PORT: "0", DRAIN_MS: "3000" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.after(() => child.kill("SIGKILL"));
  let log = "";
  child.stdout.on("data", (chunk) => {
    log += chunk;
    // The first sign of life, before the pages are there.
    child.kill("SIGTERM");
  });
  const begin = performance.now();
  assert.deepEqual(await once(child, "exit"), [143, null]);
  assert.ok(performance.now() - begin < 2500, log);
  assert.doesNotMatch(log, /Server listening/);
});

test("as the first process of a container it hears of SIGTERM", async (t) => {
  const probe = spawnSync("unshare", ["--pid", "--fork", "true"]);
  if (probe.status !== 0) return t.skip("unshare(1) may not make process namespaces here");
  const child = spawn(
    "unshare",
    ["--pid", "--fork", "--kill-child", process.execPath, join(dist, "server/main.js")],
    {
      env: { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: "0", DRAIN_MS: "0" },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  t.after(() => child.kill("SIGKILL"));
  const [line] = await once(child.stdout, "data");
  assert.equal(JSON.parse(String(line).split("\n")[0] ?? "").pid, 1);
  const [server] = spawnSync("ps", ["-o", "pid=", "--ppid", String(child.pid)], { encoding: "utf8" })
    .stdout.trim()
    .split("\n");
  const exit = once(child, "exit");
  process.kill(Number(server), "SIGTERM");
  const [code] = await exit;
  assert.equal(code, 0);
});

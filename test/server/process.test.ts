import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { connect, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type TestContext, test } from "node:test";
import { dist } from "#test/support/built.ts";
import { getRequest as get, sendRaw } from "#test/support/raw-http.ts";
import { type RunningSite, startSite } from "#test/support/site.ts";

async function start(t: TestContext, environment: Record<string, string>): Promise<RunningSite> {
  const site = await startSite(environment);
  t.after(() => site.process.kill("SIGKILL"));
  return site;
}

/** Runs a server that should end by itself. */
function runToItsEnd(environment: Record<string, string>, folder = dist) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, "server/main.js")], {
    env: { HOST: "127.0.0.1", PORT: "0", ...environment },
    encoding: "utf8",
    timeout: 10_000,
  });
  return { status, stdout, stderr };
}

/** Ends a server by a signal. Returns its exit and the time in milliseconds. */
async function end(site: RunningSite, signal: NodeJS.Signals = "SIGTERM") {
  const begin = performance.now();
  const exit = once(site.process, "exit");
  site.process.kill(signal);
  const [code] = await exit;
  return { code, ms: performance.now() - begin };
}

async function openConnection(port: number, request: string): Promise<Socket> {
  const socket = connect(port, "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  socket.write(request);
  if (request) await once(socket, "data");
  return socket.resume();
}

test("a wrong environment ends the start with one line for each mistake, and nothing else", () => {
  const { status, stdout, stderr } = runToItsEnd({ PORT: "", LOG_LEVEL: "loud", DRAIN_MS: "5s" });
  assert.deepEqual([status, stdout], [1, ""]);
  const [, ...lines] = stderr.trimEnd().split("\n");
  assert.deepEqual(
    lines.map((line) => line.trim().split(" ")[0]),
    ["PORT", "LOG_LEVEL", "DRAIN_MS"],
  );
});

test("a port in use ends the start with one line", async (t) => {
  const taken = createServer().listen(0, "127.0.0.1");
  t.after(() => taken.close());
  await once(taken, "listening");
  const address = taken.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  for (const environment of [{ PORT: port }, { METRICS_PORT: port }]) {
    const { status, stderr } = runToItsEnd({ LOG_LEVEL: "error", ...environment });
    assert.equal(status, 1);
    assert.match(stderr, new RegExp(`^listen EADDRINUSE: [^\n]+:${port}\n$`));
  }
});

test("a build with a missing part ends the start, and the message names the part and what to do", (t) => {
  const folder = mkdtempSync(join(tmpdir(), "build-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const page = readdirSync(join(dist, "server/chunks")).find((name) => name.startsWith("HomePage-")) ?? "";
  for (const [part, says] of [
    ["client/.vite/manifest.json", /manifest\.json cannot be read\. Run: npm run build/],
    [`server/chunks/${page}`, new RegExp(page)],
  ] as const) {
    cpSync(dist, folder, { recursive: true });
    rmSync(join(folder, part), { recursive: true });
    const { status, stderr } = runToItsEnd({ LOG_LEVEL: "error" }, folder);
    assert.equal(status, 1, part);
    assert.match(stderr, says);
  }
});

test("idle, silent and half-asked connections do not delay the end", async (t) => {
  const site = await start(t, { DRAIN_MS: "0" });
  await Promise.all(Array.from({ length: 200 }, () => openConnection(site.port, get("/"))));
  for (let n = 0; n < 20; n++) {
    await openConnection(site.port, "");
    (await openConnection(site.port, get("/"))).write("GET / HTTP/1.1\r\nHost:");
  }
  const { code, ms } = await end(site);
  assert.equal(code, 0);
  // An idle machine needs at most 300 ms (npm run bench).
  assert.ok(ms <= 2000, `${ms} ms`);
});

test("while it drains the server goes on, tells load balancers, and ends by itself", async (t) => {
  const site = await start(t, { DRAIN_MS: "1500" });
  const idle = await openConnection(site.port, get("/"));
  const ended = end(site);
  while ((await sendRaw(site.port, get("/readyz"))).status === 200);
  for (const [path, status] of [
    ["/readyz", 503],
    ["/healthz", 200],
    ["/about", 200],
    ["/nothing", 404],
    ["/robots.txt", 200],
  ] as const) {
    const answer = await sendRaw(site.port, get(path));
    assert.deepEqual([answer.status, answer.headers.get("connection")], [status, "close"], path);
    assert.ok(answer.closed);
  }
  idle.write(get("/about"));
  const [bytes] = await once(idle, "data");
  assert.match(bytes.toString("latin1"), /^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*connection: close\r\n/i);
  const { code, ms } = await ended;
  assert.equal(code, 0);
  assert.ok(ms >= 1400, `${ms} ms`);
});

test("a response that hangs is ended by the hard deadline", async (t) => {
  const site = await start(t, { DRAIN_MS: "0", SHUTDOWN_MS: "500" });
  const files = readdirSync(join(dist, "client/assets"));
  const picture = files.find((name) => name.endsWith(".jpg"));
  // More responses than the system buffers for a client that does not read.
  const hanging = connect(site.port, "127.0.0.1").on("error", () => {});
  await once(hanging, "connect");
  hanging.pause().write(get(`/assets/${picture}`).repeat(400));
  while ((await sendRaw(site.port, get("/healthz"))).status !== 200);
  const { code, ms } = await end(site);
  assert.equal(code, 1);
  assert.ok(ms >= 450 && ms < 5000, `${ms} ms`);
});

test("a second signal ends the server at once", async (t) => {
  const site = await start(t, { DRAIN_MS: "60000" });
  void end(site);
  while ((await sendRaw(site.port, get("/readyz"))).status === 200);
  await end(site, "SIGINT");
});

/** A server whose start never ends, or that fails after it listens. */
function spawnServer(t: TestContext, script: string) {
  const module = JSON.stringify(resolve(import.meta.dirname, "../../server/run-server.ts"));
  const source = `import { runServer } from ${module};\n${script}`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", source], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.after(() => child.kill("SIGKILL"));
  return child;
}

test("a signal during the start ends it", async (t) => {
  const child = spawnServer(
    t,
    `await runServer(() => new Promise((done) => setTimeout(done, 60_000, console.log("starting"))));`,
  );
  await once(child.stdout, "data");
  child.kill("SIGTERM");
  // The exit code, not the signal: the first process of a container ignores a signal without a handler.
  assert.deepEqual(await once(child, "exit"), [143, null]);
});

test("an uncaught exception ends the server without the drain", async (t) => {
  const begin = performance.now();
  const child = spawnServer(
    t,
    `import Fastify from "fastify";
    const config = { PORT: 0, HOST: "127.0.0.1", DRAIN_MS: 60_000, SHUTDOWN_MS: 1000 };
    await runServer(async () => ({ config, app: Fastify() }));
    setTimeout(() => { throw new Error("uncaught"); });`,
  );
  assert.deepEqual(await once(child, "exit"), [1, null]);
  assert.ok(performance.now() - begin < 20_000);
});

test("as the first process of a container it hears of SIGTERM", async (t) => {
  if (spawnSync("unshare", ["--pid", "--fork", "true"]).status !== 0)
    return t.skip("unshare(1) may not make process namespaces here");
  const command = ["--pid", "--fork", "--kill-child", process.execPath, join(dist, "server/main.js")];
  const child = spawn("unshare", command, {
    env: { PATH: process.env["PATH"], HOST: "127.0.0.1", PORT: "0" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  t.after(() => child.kill("SIGKILL"));
  const [line] = await once(child.stdout, "data");
  assert.equal(JSON.parse(String(line).split("\n")[0] ?? "").pid, 1);
  const { stdout } = spawnSync("ps", ["-o", "pid=", "--ppid", String(child.pid)], { encoding: "utf8" });
  const exit = once(child, "exit");
  process.kill(Number(stdout.trim().split("\n")[0]), "SIGTERM");
  assert.equal((await exit)[0], 0);
});

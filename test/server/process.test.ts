import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
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

test("in production a missing SITE_URL ends the start with a line that names it", () => {
  const { status, stdout, stderr } = runToItsEnd({ NODE_ENV: "production" });
  assert.deepEqual([status, stdout], [1, ""]);
  assert.match(stderr, /^.+\n {2}SITE_URL must be .+\n$/);
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
    ["/%", 400],
  ] as const) {
    const answer = await sendRaw(site.port, get(path));
    assert.deepEqual([answer.status, answer.headers.get("connection")], [status, "close"], path);
    assert.ok(answer.closed);
  }
  const unexpected = await sendRaw(site.port, get("/", "Expect: foo"));
  assert.deepEqual([unexpected.status, unexpected.headers.get("connection")], [417, "close"]);
  idle.write(get("/about"));
  const [bytes] = await once(idle, "data");
  assert.match(bytes.toString("latin1"), /^HTTP\/1\.1 200 OK\r\n(?:.+\r\n)*connection: close\r\n/i);
  const { code, ms } = await ended;
  assert.equal(code, 0);
  assert.ok(ms >= 1400, `${ms} ms`);
});

test("a second signal ends the server at once", async (t) => {
  const site = await start(t, { DRAIN_MS: "60000" });
  void end(site);
  while ((await sendRaw(site.port, get("/readyz"))).status === 200);
  await end(site, "SIGINT");
});

/** A server in a process of its own, without pages. */
function spawnServer(t: TestContext, script: string) {
  const folder = resolve(import.meta.dirname, "../../server");
  const source = `import Fastify from "fastify";
    import { runServer } from ${JSON.stringify(`${folder}/run-server.ts`)};
    import { gracefulShutdown } from ${JSON.stringify(`${folder}/plugins/graceful-shutdown.ts`)};
    import { unansweredRequests } from ${JSON.stringify(`${folder}/plugins/unanswered-requests.ts`)};
    const app = Fastify().register(unansweredRequests).register(gracefulShutdown);
    app.get("/hangs", () => new Promise(() => { console.log("asked"); }));
    const start = (DRAIN_MS, SHUTDOWN_MS) =>
      runServer(async () => ({ config: { PORT: 0, HOST: "127.0.0.1", DRAIN_MS, SHUTDOWN_MS }, app }));
    const askForWhatHangs = () => { fetch("http://127.0.0.1:" + app.server.address().port + "/hangs") };
    ${script}`;
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

test("a response that hangs is ended by the hard deadline", async (t) => {
  const child = spawnServer(t, "await start(0, 500); askForWhatHangs();");
  await once(child.stdout, "data");
  const begin = performance.now();
  child.kill("SIGTERM");
  assert.deepEqual(await once(child, "exit"), [1, null]);
  const ms = performance.now() - begin;
  assert.ok(ms >= 450 && ms < 5000, `${ms} ms`);
});

test("without any time to shut down, an idle server closes and a response in flight is dropped", async (t) => {
  const idle = spawnServer(t, `await start(0, 0); console.log("idle");`);
  const busy = spawnServer(t, "await start(0, 0); askForWhatHangs();");
  for (const [child, code] of [
    [idle, 0],
    [busy, 1],
  ] as const) {
    await once(child.stdout, "data");
    child.kill("SIGTERM");
    assert.deepEqual(await once(child, "exit"), [code, null]);
  }
});

test("an uncaught exception ends the server without the drain, whatever is in flight", async (t) => {
  const child = spawnServer(
    t,
    `await start(60_000, 500);
    askForWhatHangs();
    setTimeout(() => { throw new Error("uncaught"); }, 500);`,
  );
  await once(child.stdout, "data");
  const begin = performance.now();
  assert.deepEqual(await once(child, "exit"), [1, null]);
  assert.ok(performance.now() - begin < 20_000);
});

test("signals of a broken process are left to Node, because a handler may make it hang", async (t) => {
  const child = spawnServer(t, "await start(0, 0); console.log(process.eventNames().join());");
  const [names] = await once(child.stdout, "data");
  const handled = String(names).trim().split(",");
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) assert.ok(handled.includes(signal), signal);
  for (const signal of ["SIGSEGV", "SIGBUS", "SIGFPE", "SIGILL"])
    assert.ok(!handled.includes(signal), signal);
});

test("1,200 requests for the largest script on one connection take less than 40 MB, and others are served", async (t) => {
  const site = await start(t, {});
  const folder = join(dist, "client/assets");
  const [largest] = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .sort((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size);
  const most = () =>
    Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${site.process.pid}/status`, "utf8"))?.[1]) / 1024;
  for (const path of ["/", `/assets/${largest}`]) await sendRaw(site.port, get(path));
  const before = most();
  const socket = connect(site.port, "127.0.0.1").on("error", () => {});
  await once(socket, "connect");
  socket.pause().write(get(`/assets/${largest}`).repeat(1200));
  for (let n = 0; n < 100; n++) assert.equal((await sendRaw(site.port, get("/healthz"))).status, 200);
  socket.destroy();
  const more = most() - before;
  assert.ok(more < 40, `${more} MB`);
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

// npm run rolling-restart: restarts two replicas behind HAProxy in turn while clients request pages, and counts
// the failed requests. It needs HAProxy 2.6 or newer.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pages } from "#shared/pages.ts";
import { findPrograms } from "#test/support/find-programs.ts";
import { freePort } from "#test/support/free-port.ts";
import { startServer } from "#test/support/server-process.ts";

assert.ok(findPrograms("haproxy").length > 0, "There is no haproxy in PATH");

const restarts = 4;
const leastRequests = 50_000;
const paths = [...pages.map(({ path }) => path), "/robots.txt", "/favicon.svg"];
// Not autocannon, which retries a request whose connection ends without a response and counts no failure.
const agent = new Agent({ keepAlive: true });
const [front, ...ports] = [await freePort(), await freePort(), await freePort()];

// Production's file without its retries, which would hide failed requests.
const folder = mkdtempSync(join(tmpdir(), "haproxy-"));
const file = join(folder, "haproxy.cfg");
const production = readFileSync(resolve(import.meta.dirname, "../../server/haproxy.cfg"), "utf8");
writeFileSync(file, production.replace(/^ *(retries|retry-on) .*$/gm, "").concat("  retries 0\n"));

// The image's drain time.
const startReplica = (port = 0) =>
  startServer({ PORT: String(port), SITE_URL: `http://localhost:${front}`, DRAIN_MS: "5000" });
const replicas = await Promise.all(ports.map(startReplica));
const [SITE_ONE, SITE_TWO] = ports.map((port) => `127.0.0.1:${port}`);
const haproxy = spawn("haproxy", ["-q", "-db", "-f", file], {
  env: { PATH: process.env.PATH, LISTEN: `127.0.0.1:${front}`, SITE_ONE, SITE_TWO },
  stdio: ["ignore", "ignore", "inherit"],
});
process.once("exit", () => {
  haproxy.kill();
  rmSync(folder, { recursive: true });
});
while (haproxy.exitCode === null && (await request("/healthz")) !== "200") await sleep(50);

const failures: Record<string, number> = {};
let requests = 0;
let restarted = 0;
const clients = Array.from({ length: 40 }, async () => {
  while (restarted < restarts || requests < leastRequests) {
    const outcome = await request(paths[requests++ % paths.length] ?? "/");
    if (outcome !== "200") failures[outcome] = (failures[outcome] ?? 0) + 1;
  }
});
for (; restarted < restarts; restarted++) {
  // HAProxy takes two or three seconds to use a replica that has come back.
  await sleep(3000);
  const turn = restarted % 2;
  await replicas[turn]?.stop();
  replicas[turn] = await startReplica(ports[turn]);
}
await Promise.all(clients);
await Promise.all(replicas.map((replica) => replica.stop()));

const failed = Object.values(failures).reduce((sum, count) => sum + count, 0);
console.log(`${requests} requests, ${restarts} restarts, ${failed} failed`, failed > 0 ? failures : "");
process.exit(failed > 0 ? 1 : 0);

/** Requests a path through HAProxy. Returns the status of the complete response, or what went wrong. */
function request(path: string): Promise<string> {
  return new Promise((done) => {
    get({ port: front, host: "127.0.0.1", path, agent }, (response) => {
      response.on("error", ({ message }) => done(message));
      response.on("end", () => done(String(response.statusCode))).resume();
    }).on("error", ({ message }) => done(message));
  });
}

// npm run rolling-restart: restarts two replicas behind HAProxy in turn under load. It prints how many of
// at least 50,000 requests failed.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sitePages } from "#shared/site-pages.ts";
import { installDebianPackage } from "#test/support/commands.ts";
import { freePort } from "#test/support/free-port.ts";
import { startSite } from "#test/support/site.ts";
import { runClients } from "./clients.ts";

const restarts = 4;
const paths = [...sitePages.map(({ path }) => path), "/robots.txt", "/favicon.svg"];

const haproxy = findHaproxy() ?? (installDebianPackage("haproxy") ? findHaproxy() : undefined);
if (!haproxy) throw new Error("Install HAProxy 2.6 or newer.");

const front = await freePort();
const ports = [await freePort(), await freePort()];
const startReplica = (port: number) =>
  startSite({ PORT: String(port), SITE_URL: `http://localhost:${front}`, DRAIN_MS: "2000" });
const replicas = await Promise.all(ports.map(startReplica));
const balancer = startHaproxy(haproxy);
await sleep(1500);

let restarted = 0;
const start = performance.now();
const running = runClients({
  port: front,
  clients: 40,
  paths,
  isEnough: (requests) => restarted >= restarts && requests >= 50_000,
});
for (; restarted < restarts; restarted++) {
  await sleep(1500);
  const turn = restarted % 2;
  await replicas[turn]?.stop();
  replicas[turn] = await startReplica(ports[turn] ?? 0);
  await sleep(1500);
}
const { requests, failures } = await running;
const seconds = Math.round((performance.now() - start) / 1000);
balancer.kill();
await Promise.all(replicas.map((replica) => replica.stop()));

const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
console.log(`${requests} requests in ${seconds} s with ${restarts} restarts: ${failed} failed`);
for (const [why, count] of failures) console.log(`${count} x ${why}`);

function findHaproxy(): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => join(folder, "haproxy")).find((path) => existsSync(path));
}

function startHaproxy(executable: string): ChildProcess {
  const [one, two] = ports.map((port) => `127.0.0.1:${port}`);
  return spawn(executable, ["-q", "-db", "-f", join(import.meta.dirname, "haproxy.cfg")], {
    env: { LISTEN: `127.0.0.1:${front}`, SITE_ONE: one, SITE_TWO: two },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

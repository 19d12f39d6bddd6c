// npm run rolling-restart: two replicas behind HAProxy are restarted by turns under load; not one request may fail.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { installDebianPackage } from "#test/support/commands.ts";
import { freePort } from "#test/support/free-port.ts";
import { startSite } from "#test/support/site.ts";
import { load } from "./load-clients.ts";

const restarts = 4;
const minimum = 50_000;
const paths = ["/", "/about", "/services", "/projects", "/contact", "/robots.txt", "/favicon.svg"];

const haproxy = findHaproxy() ?? (installDebianPackage("haproxy") ? findHaproxy() : undefined);
if (!haproxy) {
  console.error("There is no haproxy, and apt-get could not install it. Install HAProxy 2.6 or newer.");
  process.exit(1);
}

const ports = [await freePort(), await freePort()];
const front = await freePort();
const startReplica = (port = 0) =>
  startSite({ PORT: String(port), SITE_URL: `http://localhost:${front}`, DRAIN_MS: "2000" });
const replicas = await Promise.all(ports.map(startReplica));
const balancer = startHaproxy(haproxy, front);
await sleep(1500);

let restarted = 0;
const begin = performance.now();
const loading = load(front, {
  clients: 40,
  paths,
  enough: (requests) => restarted >= restarts && requests >= minimum,
});
for (; restarted < restarts; restarted++) {
  await sleep(1500);
  const turn = restarted % replicas.length;
  await replicas[turn]?.stop();
  replicas[turn] = await startReplica(ports[turn]);
  await sleep(1500);
}
const { requests, failures } = await loading;
const seconds = (performance.now() - begin) / 1000;

balancer.kill("SIGTERM");
await Promise.all(replicas.map((replica) => replica.stop()));
const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
console.log(`${requests} requests in ${seconds.toFixed(1)} s, ${restarts} restarts: ${failed} failed`);
for (const [why, count] of failures) console.log(`  ${count} x ${why}`);
process.exit(failed === 0 ? 0 : 1);

function findHaproxy(): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(":"), "/usr/sbin", "/usr/local/sbin"];
  return folders.map((folder) => `${folder}/haproxy`).find((path) => existsSync(path));
}

function startHaproxy(executable: string, port: number): ChildProcess {
  const [one, two] = ports.map((each) => `127.0.0.1:${each}`);
  const child = spawn(executable, ["-q", "-db", "-f", resolve(import.meta.dirname, "haproxy.cfg")], {
    env: { LISTEN: `127.0.0.1:${port}`, SITE_ONE: one, SITE_TWO: two },
    stdio: ["ignore", "ignore", "inherit"],
  });
  void once(child, "exit").then(([code]) => {
    if (!child.killed) throw new Error(`haproxy ended with ${code}`);
  });
  return child;
}

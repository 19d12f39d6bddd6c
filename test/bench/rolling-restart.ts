// npm run rolling-restart: restarts two replicas behind HAProxy in turn under load, once with a file that
// hides no failure and once with production's. It prints how many of at least 50,000 requests failed.
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { sitePages } from "#shared/site-pages.ts";
import { freePort } from "#test/support/free-port.ts";
import { ensureHaproxy, haproxyFile, startHaproxy } from "#test/support/haproxy.ts";
import { startSite } from "#test/support/site.ts";
import { runClients } from "./clients.ts";

const restarts = 4;
const paths = [...sitePages.map(({ path }) => path), "/robots.txt", "/favicon.svg"];
const executable = ensureHaproxy();

await restartReplicas("without retries", join(import.meta.dirname, "haproxy.cfg"), 2000);
// The drain of the image.
await restartReplicas("production", haproxyFile, 5000);

/** @param drainMs longer than HAProxy needs to notice that a replica drains. */
async function restartReplicas(name: string, file: string, drainMs: number): Promise<void> {
  const front = await freePort();
  const ports = [await freePort(), await freePort()];
  const startReplica = (port: number) =>
    startSite({ PORT: String(port), SITE_URL: `http://localhost:${front}`, DRAIN_MS: String(drainMs) });
  const replicas = await Promise.all(ports.map(startReplica));
  const balancer = await startHaproxy(executable, { file, front, replicas: ports });

  let restarted = 0;
  const start = performance.now();
  const running = runClients({
    port: front,
    clients: 40,
    paths,
    isEnough: (requests) => restarted >= restarts && requests >= 50_000,
  });
  for (; restarted < restarts; restarted++) {
    // HAProxy needs two or three seconds until it uses a replica that has come back.
    await sleep(3000);
    const turn = restarted % 2;
    await replicas[turn]?.stop();
    replicas[turn] = await startReplica(ports[turn] ?? 0);
  }
  const { requests, failures } = await running;
  const seconds = Math.round((performance.now() - start) / 1000);
  await balancer.stop();
  await Promise.all(replicas.map((replica) => replica.stop()));

  const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
  console.log(`${name}: ${requests} requests in ${seconds} s with ${restarts} restarts: ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
  for (const [why, count] of failures) console.log(`${count} x ${why}`);
}

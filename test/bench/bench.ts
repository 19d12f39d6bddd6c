/** Measures the built server: startup, CPU time per request compared with a bare Fastify route, and memory. */
import { type ChildProcess, execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import autocannon from "autocannon";
import { pages } from "#shared/pages.ts";
import { dist } from "#test/support/dist-folder.ts";
import { startServer } from "#test/support/server-process.ts";

const rounds = 9;
const load = { connections: 50, headers: { "Accept-Encoding": "br" } };
const amount = 20_000;
const cpuReport = ["--import", pathToFileURL(join(import.meta.dirname, "report-cpu-time.ts")).href];

await measureStart();
await measureCpuTime();
await measureMemory();

/** Measures the time from process start to a 200 on /readyz. The first round is a warm-up. */
async function measureStart() {
  const times: number[] = [];
  for (let round = 0; round <= rounds; round++) {
    const start = performance.now();
    const site = await startBuild();
    const { ok } = await fetch(`${site.origin}/readyz`);
    if (!ok) throw new Error("The server listens and is not ready");
    if (round > 0) times.push(performance.now() - start);
    await site.stop();
  }
  console.log(`Start until ready, median of ${rounds}: ${Math.round(median(times))} ms`);
}

/**
 * Compares Home from the page cache with a bare route that sends the same bytes and headers. It compares the CPU time
 * of the server processes, because the client is slower than both. They take turns, so that other load affects both.
 */
async function measureCpuTime() {
  const site = await startBuild(cpuReport);
  // fetch would decode the body.
  const request = get(site.origin, { headers: load.headers });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const { headers } = response;
  const body = Buffer.concat(await response.toArray());
  for (const name of ["date", "connection", "keep-alive"]) delete headers[name];
  const bare = fork(join(import.meta.dirname, "bare-route.ts"), {
    env: { NODE_ENV: "production" },
    execArgv: cpuReport,
    serialization: "advanced",
  });
  bare.send({ headers, body });
  const [bareOrigin] = (await once(bare, "message")) as [string];

  const servers = [
    { server: "bare Fastify route", url: bareOrigin, child: bare, times: [] as number[] },
    { server: "cached page", url: site.origin, child: site.process, times: [] as number[] },
  ];
  for (let round = 0; round <= rounds; round++)
    for (const { url, child, times } of servers) {
      const before = await cpuTime(child);
      const { errors, non2xx } = await autocannon({ ...load, url, amount });
      if (errors + non2xx > 0) throw new Error(`${errors + non2xx} failed requests to ${url}`);
      if (round > 0) times.push(((await cpuTime(child)) - before) / amount);
    }
  bare.kill();
  await site.stop();
  console.log(
    `Microseconds of CPU time per request for Home, medians of ${rounds} rounds of ${amount} requests:`,
  );
  console.table(servers.map(({ server, times }) => ({ server, microseconds: median(times).toFixed(1) })));
  const [reference = [], cached = []] = servers.map(({ times }) => times);
  // Compares within each round, because the machine's speed drifts during the run.
  const ratio = median(reference.map((time, round) => time / (cached[round] ?? Number.NaN)));
  console.log(`The cached page is ${ratio.toFixed(2)} times as fast as the bare route.`);
}

async function cpuTime(child: ChildProcess): Promise<number> {
  child.send("cpu time");
  return (await once(child, "message"))[0];
}

/** Measures resident memory when idle, then under load on all pages, with the limits of the Dockerfile. */
async function measureMemory() {
  const site = await startBuild(["--max-semi-space-size=4"], { MALLOC_ARENA_MAX: "2" });
  await sleep(2000);
  const atRest = residentMemory(site.process);
  const loaded: number[] = [];
  const sampling = setInterval(() => loaded.push(residentMemory(site.process)), 500);
  const requests = pages.map(({ path }) => ({ path }));
  await autocannon({ ...load, url: site.origin, duration: 3 * rounds, requests });
  clearInterval(sampling);
  await site.stop();
  console.log("Resident memory in MB:");
  console.table({ "at rest": atRest, "under load, median": median(loaded), "at most": Math.max(...loaded) });
}

function startBuild(options: readonly string[] = [], environment: Record<string, string> = {}) {
  const production = { NODE_ENV: "production", SITE_URL: "http://localhost" };
  return startServer({ ...production, ...environment }, [...options, join(dist, "server/main.js")]);
}

function residentMemory({ pid }: ChildProcess): number {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Math.round(Number(kilobytes) / 1024);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

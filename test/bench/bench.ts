/**
 * Measures the built server: its start, its throughput beside a bare Fastify route, and its memory.
 * `npm run bench -- --start ../before/dist --rounds 9` only compares its start with that of another build.
 * Servers take turns, so that other load affects all of them.
 */
import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import autocannon from "autocannon";
import { pages } from "#shared/pages.ts";
import { dist } from "#test/support/built.ts";
import { fetchRaw } from "#test/support/fetch-raw.ts";
import { type RunningSite, startSite } from "#test/support/site.ts";

const { values } = parseArgs({
  options: { start: { type: "string" }, rounds: { type: "string", default: "5" } },
});
const rounds = Number(values.rounds);
const load = { connections: 50, duration: 3, headers: { "Accept-Encoding": "br" } };

if (values.start) await measureStart([resolve(values.start), dist]);
else {
  await measureStart([dist]);
  await measureThroughput();
  await measureMemory();
}

/** Measures the time from the start of the process to a 200 on /readyz. The first round is a warm-up. */
async function measureStart(builds: readonly string[]) {
  const times = builds.map(() => [] as number[]);
  for (let round = 0; round <= rounds; round++)
    for (const [index, build] of builds.entries()) {
      const start = performance.now();
      const site = await startBuild(build);
      const { ok } = await fetch(`${site.origin}/readyz`);
      if (!ok) throw new Error(`${build} listens and is not ready`);
      if (round > 0) times[index]?.push(performance.now() - start);
      await site.stop();
    }
  console.log(`Start until ready, medians of ${rounds}:`);
  console.table(builds.map((build, index) => ({ build, ms: Math.round(median(times[index])) })));
}

/** Measures Home from the page cache beside a bare route that sends the same bytes and headers. */
async function measureThroughput() {
  const site = await startBuild(dist);
  const { headers, body } = await fetchRaw(site.origin, load.headers);
  for (const name of ["date", "connection", "keep-alive"]) delete headers[name];
  const bare = fork(join(import.meta.dirname, "bare-route.ts"), {
    env: { NODE_ENV: "production" },
    serialization: "advanced",
  });
  bare.send({ headers, body });
  const [bareOrigin] = (await once(bare, "message")) as [string];

  const servers = [
    { server: "bare Fastify route", url: bareOrigin, perSecond: [] as number[] },
    { server: "cached page", url: site.origin, perSecond: [] as number[] },
  ];
  for (let round = 0; round <= rounds; round++)
    for (const { url, perSecond } of servers) {
      const { requests, errors, non2xx } = await autocannon({ ...load, url });
      if (errors + non2xx > 0) throw new Error(`${errors + non2xx} failed requests to ${url}`);
      if (round > 0) perSecond.push(requests.average);
    }
  bare.kill();
  await site.stop();
  console.log(`Requests a second for Home, medians of ${rounds} rounds of ${load.duration} s:`);
  console.table(
    servers.map(({ server, perSecond }) => ({ server, perSecond: Math.round(median(perSecond)) })),
  );
  const [reference, cached] = servers.map(({ perSecond }) => perSecond);
  const ratios = cached?.map((perSecond, round) => perSecond / (reference?.[round] ?? Number.NaN));
  console.log(`The cached page is ${median(ratios).toFixed(2)} times as fast as the bare route.`);
}

/** Measures resident memory at rest, then under load of all pages. */
async function measureMemory() {
  const site = await startBuild(dist);
  await sleep(2000);
  const atRest = residentMemory(site);
  const loaded: number[] = [];
  const sampling = setInterval(() => loaded.push(residentMemory(site)), 500);
  const requests = pages.map(({ path }) => ({ path }));
  await autocannon({ ...load, url: site.origin, duration: rounds * load.duration, requests });
  clearInterval(sampling);
  await site.stop();
  console.log("Resident memory in MB:");
  console.table({ "at rest": atRest, "under load, median": median(loaded), "at most": Math.max(...loaded) });
}

function startBuild(build: string): Promise<RunningSite> {
  const environment = { NODE_ENV: "production", SITE_URL: "http://localhost" };
  return startSite(environment, [join(build, "server/main.js")]);
}

function residentMemory({ process: { pid } }: RunningSite): number {
  const kilobytes = execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Math.round(Number(kilobytes) / 1024);
}

function median(values: readonly number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

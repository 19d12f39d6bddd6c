// npm run memory [REQUESTS] [ABORTS]: the memory in use before and after a load, with the garbage collected.
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { getRequest } from "#test/support/raw-http.ts";
import { type RunningSite, startSite } from "#test/support/site.ts";
import { load } from "./load-clients.ts";

const requests = Number(process.argv[2] ?? 500_000);
const aborts = Number(process.argv[3] ?? 20_000);
const allowed = 5;

const paths = [
  "/",
  "/about",
  "/services",
  "/projects",
  "/contact",
  "/nothing",
  "/robots.txt",
  "/favicon.svg",
];
const expected = [200, 404, 503];
const reporter = import.meta.resolve("./report-memory.mjs");

for (const [cache, share] of [
  ["on", 0.9],
  ["off", 0.1],
] as const) {
  const site = await startSite({
    PAGE_CACHE: cache,
    NODE_OPTIONS: `--expose-gc --import=${reporter}`,
  });
  const { port } = site;
  await ask(port, 20_000 * share);
  await leave(port, 1000);
  const before = await memoryOf(site);
  const begin = performance.now();
  await leave(port, aborts / 2);
  await ask(port, requests * share);
  const after = await memoryOf(site);
  const seconds = ((performance.now() - begin) / 1000).toFixed(0);
  await site.stop();

  const growth = (after.inUse - before.inUse) / 1e6;
  console.log(
    `PAGE_CACHE=${cache}: ${requests * share} requests and ${aborts / 2} aborts in ${seconds} s: ` +
      `${(before.inUse / 1e6).toFixed(1)} MB in use before, ${growth.toFixed(1)} MB more after ` +
      `(resident ${(before.rss / 1e6).toFixed(0)} and ${(after.rss / 1e6).toFixed(0)} MB)`,
  );
  if (growth > allowed) process.exitCode = 1;
}

async function ask(port: number, count: number): Promise<void> {
  const { failures } = await load(port, { clients: 30, paths, enough: (sent) => sent >= count, expected });
  if (failures.size > 0) throw new Error(`requests failed: ${JSON.stringify([...failures])}`);
}

/** Visitors who ask and leave, some before the first byte and some in the middle of the answer. */
async function leave(port: number, count: number): Promise<void> {
  let left = 0;
  const visitor = async () => {
    while (left < count) {
      const patience = left++ % 4;
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      socket.write(getRequest("/", "Accept-Encoding: br"));
      await sleep(patience);
      socket.resetAndDestroy();
    }
  };
  await Promise.all(Array.from({ length: 20 }, visitor));
}

async function memoryOf(site: RunningSite): Promise<{ inUse: number; rss: number }> {
  const seen = site.log().length;
  site.process.kill("SIGWINCH");
  for (;;) {
    await sleep(100);
    if (site.process.exitCode !== null) throw new Error(`the server ended:\n${site.log().slice(-2000)}`);
    const line = /MEMORY (\{.+\})\n/.exec(site.log().slice(seen))?.[1];
    if (line) return JSON.parse(line);
  }
}

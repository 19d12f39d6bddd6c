// npm run memory -- [REQUESTS]: prints the memory in use before and after 500,000
// requests and many aborted ones.
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { sitePages } from "#shared/site-pages.ts";
import { type RunningSite, startSite } from "#test/support/site.ts";
import { runClients } from "./clients.ts";

const paths = [...sitePages.map(({ path }) => path), "/nothing", "/robots.txt", "/favicon.svg"];
const reporter = import.meta.resolve("./report-memory.mjs");

const total = Number(process.argv[2] ?? 500_000);

for (const { cache, requests } of [
  { cache: "on", requests: total * 0.9 },
  { cache: "off", requests: total * 0.1 },
]) {
  const site = await startSite({ PAGE_CACHE: cache, NODE_OPTIONS: `--expose-gc --import=${reporter}` });
  await ask(site.port, requests / 20);
  await leave(site.port, total / 500);
  const before = await memoryOf(site);
  await leave(site.port, total / 50);
  const failures = await ask(site.port, requests);
  const after = await memoryOf(site);
  await site.stop();
  console.log(`PAGE_CACHE=${cache}, ${requests} requests and ${total / 50} visitors who leave early, in MB:`);
  console.table({ before, after });
  if (failures.size > 0) console.table(Object.fromEntries(failures));
}

async function ask(port: number, count: number) {
  const isEnough = (requests: number) => requests >= count;
  const { failures } = await runClients({ port, clients: 30, paths, isEnough, expected: [200, 404, 503] });
  return failures;
}

/** Sends requests and resets their connections, some before the first byte and some during the response. */
async function leave(port: number, count: number): Promise<void> {
  let left = 0;
  const visitor = async () => {
    while (left < count) {
      const patience = left++ % 4;
      const socket = connect(port, "127.0.0.1").on("error", () => {});
      socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\n\r\n");
      await sleep(patience);
      socket.resetAndDestroy();
    }
  };
  await Promise.all(Array.from({ length: 20 }, visitor));
}

async function memoryOf(site: RunningSite): Promise<{ inUse: number; resident: number }> {
  const seen = site.log().length;
  site.process.kill("SIGWINCH");
  for (;;) {
    await sleep(100);
    if (site.process.exitCode !== null) throw new Error(`the server ended:\n${site.log().slice(-2000)}`);
    const [, report] = /MEMORY (\{.+\})\n/.exec(site.log().slice(seen)) ?? [];
    if (report) return JSON.parse(report);
  }
}

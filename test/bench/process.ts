import { setTimeout as sleep } from "node:timers/promises";
import { sitePages } from "#shared/site-pages.ts";
import { residentMemory, startBuiltServer } from "./built-server.ts";
import { median } from "./median.ts";
import { load } from "./wrk.ts";

/** Measures the memory of the server at rest, then under load with all pages in turn. */
export async function benchProcess(rounds: number, seconds: number): Promise<void> {
  const server = await startBuiltServer();
  await sleep(2000);
  const atRest = residentMemory(server);
  const loaded: number[] = [];
  const sampling = setInterval(() => loaded.push(residentMemory(server)), 250);
  for (let round = 0; round < rounds; round++)
    for (const { path } of sitePages) await load(server.origin + path, seconds);
  clearInterval(sampling);
  await server.stop();

  console.log("The process: memory under load of all pages by turns:");
  console.table({
    "MB at rest": atRest,
    "MB under load, median": median(loaded),
    "MB under load, most": Math.max(...loaded),
  });
}

import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { get as httpGet } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { paths } from "#shared/paths.ts";
import { firstFlight, transferSize } from "#test/support/first-flight.ts";
import type { RecordedAnswer } from "./bench-bare.ts";
import { load } from "./bench-load.ts";
import { median, table } from "./bench-numbers.ts";
import { type BenchServer, startBare, startBuilt, stop, usage } from "./bench-processes.ts";

interface Round {
  perSecond: number;
  p99: number;
  cpuMicros: number;
}

interface Goal {
  name: string;
  figure: number;
  /** As it reads in the table. */
  wanted: string;
  isMet: boolean;
}

const goal = (name: string, figure: number, relation: ">=" | "<=", limit: number): Goal => ({
  name,
  figure,
  wanted: `${relation} ${limit}`,
  isMet: relation === ">=" ? figure >= limit : figure <= limit,
});

/**
 * Measures all contestants in turns, round by round, so that whatever else the machine does meets all of them; what
 * counts are ratios within a round. Processor time for each request tells the same with less noise.
 */
export async function benchServer({ rounds, seconds }: { rounds: number; seconds: number }): Promise<Goal[]> {
  const folder = await mkdtemp(join(tmpdir(), "bench-"));
  const kept = await startBuilt();
  const streamed = await startBuilt({ PAGE_CACHE: "off" });
  const answer = await record(kept.port);
  const file = join(folder, "answer.json");
  await writeFile(file, JSON.stringify(answer));
  const fastify = await startBare("fastify", file);
  const http = await startBare("http", file);
  const sink = await startBare("sink", String(seconds));
  const everything = [kept, streamed, fastify, http, sink];

  const loaded =
    (server: BenchServer, headers: Record<string, string> = {}) =>
    async (): Promise<Round> => {
      const before = usage(server.process).cpuMicros;
      const result = await load(`http://127.0.0.1:${server.port}/`, seconds, headers);
      if (result.failures > 0) throw new Error(`${result.failures} answers were errors`);
      return { ...result, cpuMicros: (usage(server.process).cpuMicros - before) / result.requests };
    };
  const contestants: Record<string, () => Promise<Round>> = {
    "kept page, 200": loaded(kept),
    "bare Fastify route": loaded(fastify),
    "bare node:http": loaded(http),
    "kept page, 304": loaded(kept, { "If-None-Match": answer.headers["etag"] ?? "" }),
    "PAGE_CACHE=off": loaded(streamed),
    "PAGE_CACHE=off, identity": loaded(streamed, { "Accept-Encoding": "identity" }),
    "React into a sink": async () => {
      sink.process.send("round");
      const [{ rate, cpuMicros }] = await once(sink.process, "message");
      return { perSecond: rate, p99: Number.NaN, cpuMicros };
    },
  };

  const results = new Map(Object.keys(contestants).map((name) => [name, [] as Round[]]));
  // The first round only warms up.
  for (let round = 0; round <= rounds; round++) {
    for (const [name, run] of Object.entries(contestants)) {
      const measured = await run();
      if (round > 0) results.get(name)?.push(measured);
    }
  }
  await Promise.all(everything.map(stop));
  await rm(folder, { recursive: true });

  const of = (name: string, key: keyof Round) => (results.get(name) ?? []).map((round) => round[key]);
  const ratio = (a: string, b: string, key: keyof Round = "perSecond") =>
    median(of(a, key).map((value, index) => value / (of(b, key)[index] ?? Number.NaN)));
  console.log(
    table(
      [...results.keys()].map((name) => ({
        "Home, 50 connections": name,
        "req/s": median(of(name, "perSecond")),
        "p99 ms": median(of(name, "p99")),
        "CPU µs/request": median(of(name, "cpuMicros")),
        "to Fastify": ratio(name, "bare Fastify route"),
        "to node:http": ratio(name, "bare node:http"),
        "to the sink": ratio(name, "React into a sink"),
      })),
    ),
  );
  const [own, cpu] = ["kept page, 200", "cpuMicros"] as const;
  return [
    goal("kept page / bare Fastify route", ratio(own, "bare Fastify route"), ">=", 0.9),
    goal("kept page / bare node:http", ratio(own, "bare node:http"), ">=", 0.75),
    goal("p99 / that of the bare Fastify route", ratio(own, "bare Fastify route", "p99"), "<=", 1.5),
    goal("p99 / that of bare node:http", ratio(own, "bare node:http", "p99"), "<=", 1.5),
    goal("304 / 200", ratio("kept page, 304", own), ">=", 1),
    goal("PAGE_CACHE=off / React into a sink", ratio("PAGE_CACHE=off", "React into a sink"), ">=", 0.8),
    goal("CPU of bare Fastify route / of kept page", ratio("bare Fastify route", own, cpu), ">=", 0.9),
    goal("CPU of bare node:http / of kept page", ratio("bare node:http", own, cpu), ">=", 0.75),
  ];
}

/** Start to `/readyz`, memory at rest, and memory while all pages are under full load. */
export async function benchProcess(starts: number, seconds: number): Promise<Goal[]> {
  const ready: number[] = [];
  const cpu: number[] = [];
  for (let count = 0; count < starts; count++) {
    const site = await startBuilt({}, null);
    ready.push(site.readyMs);
    cpu.push(usage(site.process).cpuMicros / 1000);
    await stop(site);
  }
  const site = await startBuilt();
  await sleep(2000);
  const atRest = usage(site.process).rss;
  const loaded: number[] = [];
  const sampling = setInterval(() => loaded.push(usage(site.process).rss), 250);
  for (const path of Object.values(paths)) await load(`http://127.0.0.1:${site.port}${path}`, seconds / 5);
  clearInterval(sampling);
  const after = usage(site.process).rss;
  await stop(site);
  console.log(
    table([
      {
        "": "the process",
        "ready ms, median": median(ready),
        "ready ms, best": Math.min(...ready),
        "CPU ms to ready": median(cpu),
        "MB at rest": atRest,
        "MB under load, most": Math.max(...loaded),
        "MB after load": after,
      },
    ]),
  );
  return [
    goal("ready, in ms", median(ready), "<=", 300),
    goal("memory at rest, in MB", atRest, "<=", 100),
    goal(`memory after ${seconds} s of full load, in MB`, Math.max(after, ...loaded), "<=", 130),
  ];
}

/** What a page's first answer takes on the wire, headers included. */
export async function benchTransfer(): Promise<Goal[]> {
  const site = await startBuilt();
  const rows = [];
  for (const path of Object.values(paths))
    rows.push({ page: path, bytes: await transferSize(site.port, path) });
  await stop(site);
  console.log(
    table(
      rows.map(({ page, bytes }) => ({
        page,
        "first answer, bytes": bytes,
        "of the first flight": bytes / firstFlight,
      })),
    ),
  );
  return rows.map(({ page, bytes }) => goal(`${page}: headers and HTML, in bytes`, bytes, "<=", firstFlight));
}

async function record(port: number): Promise<RecordedAnswer> {
  const request = httpGet({ port, path: "/", headers: { "Accept-Encoding": "br, gzip" } });
  const [answer] = await once(request, "response");
  const { date: _date, connection: _connection, "keep-alive": _keepAlive, ...headers } = answer.headers;
  return { headers, body: (await buffer(answer)).toString("base64") };
}

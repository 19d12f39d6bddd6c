import { fork } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import type { RecordedResponse } from "./bare-route.ts";
import { startBuiltServer } from "./built-server.ts";
import { median } from "./median.ts";
import { type Load, load } from "./wrk.ts";

/** Measures the throughput of Home on each server in turn, so that other load affects all of them. */
export async function benchThroughput(rounds: number, seconds: number): Promise<void> {
  const cached = await startBuiltServer();
  const streaming = await startBuiltServer({ PAGE_CACHE: "off" });
  const response = await record(cached.origin);
  const bare = await startBareRoute(response);

  const contestants: Record<string, () => Promise<Load>> = {
    "bare Fastify route, same bytes and headers": () => load(bare.origin, seconds),
    "cached page": () => load(cached.origin, seconds),
    "cached page, 304": () =>
      load(cached.origin, seconds, { "If-None-Match": response.headers["etag"] ?? "" }),
    "streamed page, compressed with brotli": () => load(streaming.origin, seconds),
  };
  const loads = new Map(Object.keys(contestants).map((name) => [name, [] as Load[]]));
  // The first round is a warm-up and does not count.
  for (let round = 0; round <= rounds; round++)
    for (const [name, run] of Object.entries(contestants)) {
      const result = await run();
      if (round > 0) loads.get(name)?.push(result);
    }
  await Promise.all([cached.stop(), streaming.stop()]);
  bare.process.kill();

  const [reference = []] = loads.values();
  const ratios = (results: readonly Load[]) =>
    results.map(({ perSecond }, round) => perSecond / (reference[round]?.perSecond ?? Number.NaN));
  console.log(`Home, 50 connections, medians of ${rounds} rounds of ${seconds} s:`);
  console.table(
    Object.fromEntries(
      [...loads].map(([name, results]) => [
        name,
        {
          "requests/s": median(results.map(({ perSecond }) => perSecond)),
          "beside the bare route": median(ratios(results)),
          "p99 in ms": median(results.map(({ p99 }) => p99)),
          errors: results.reduce((sum, { errors }) => sum + errors, 0),
        },
      ]),
    ),
  );
}

async function record(origin: string): Promise<RecordedResponse> {
  const request = get(origin, { headers: { "Accept-Encoding": "br" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const { date, connection, "keep-alive": _, ...headers } = response.headers;
  return { headers: headers as Record<string, string>, body: await buffer(response) };
}

async function startBareRoute(response: RecordedResponse) {
  const child = fork(join(import.meta.dirname, "bare-route.ts"), {
    env: { NODE_ENV: "production" },
    serialization: "advanced",
  });
  child.send(response);
  const [origin] = (await once(child, "message")) as [string];
  return { origin, process: child };
}

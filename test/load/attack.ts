// npm run attack [MUTATIONS] [SEED]: mutated requests over raw sockets, then slow connections, against the built server.
import assert from "node:assert/strict";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { securityHeaders } from "#server/http/security-headers.ts";
import { siteUrl } from "#test/support/config.ts";
import { faults } from "#test/support/faults.ts";
import { getRequest, sendRaw } from "#test/support/raw-http.ts";
import { seededRandom } from "#test/support/seeded-random.ts";
import { type RunningSite, startSite } from "#test/support/site.ts";
import { holdConnections } from "#test/support/slow-connections.ts";
import { mutate } from "./mutations.ts";

const mutations = Number(process.argv[2] ?? 100_000);
const seed = Number(process.argv[3] ?? 2026);
const connections = 64;
const limits = { HEADERS_TIMEOUT_MS: "2000", REQUEST_TIMEOUT_MS: "3000", KEEP_ALIVE_MS: "3000" };

const good = getRequest("/about");
const seeds = [
  ...["/", "/about", "/contact/", "/nothing", "/robots.txt", "/favicon.svg", "/healthz"].map((path) =>
    getRequest(`${path}?a=b`, "Accept-Encoding: gzip, br", "User-Agent: attack"),
  ),
  'HEAD / HTTP/1.1\r\nHost: localhost\r\nIf-None-Match: W/"a", "b"\r\nRange: bytes=0-9\r\n\r\n',
  "POST /contact HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n",
  ...faults.map(({ bytes }) => bytes),
].map((bytes) => Buffer.from(bytes));

for (const [cache, share] of [
  ["on", 0.8],
  ["off", 0.2],
] as const)
  await attack(cache, Math.round(mutations * share));
for (const part of ["headers", "body"] as const) await holdSlow(part);

async function attack(cache: "on" | "off", count: number): Promise<void> {
  const site = await startSite({ PAGE_CACHE: cache, SITE_URL: siteUrl, ...limits });
  const { port } = site;
  const random = seededRandom(seed);
  const statuses = new Map<string, number>();
  const begin = performance.now();
  let sent = 0;
  const attacker = async () => {
    while (sent < count) {
      sent++;
      const bytes = mutate(seeds, random);
      for (const { status, missing } of answersIn(await exchange(port, bytes))) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        if (status.startsWith("5") || missing.length > 0)
          report(site, bytes, `${status}, without ${missing}`);
      }
      if (sent % 1000 === 0 && (await sendRaw(port, good)).status !== 200)
        report(site, bytes, "a good request failed");
    }
  };
  await Promise.all(Array.from({ length: connections }, attacker));
  const errors = site
    .log()
    .split("\n")
    .filter((line) => /"level":(?:40|50|60)/.test(line));
  if (errors.length > 0) report(site, Buffer.alloc(0), `the log has ${errors.length} errors: ${errors[0]}`);
  await site.stop();
  assert.equal(site.process.exitCode, 0);
  const seconds = ((performance.now() - begin) / 1000).toFixed(1);
  const table = [...statuses].sort().map(([status, times]) => `${status}: ${times}`);
  console.log(
    `PAGE_CACHE=${cache}: ${sent} mutations in ${seconds} s, no 5xx, no crash, all headers (${table.join(", ")})`,
  );
}

/** Sends bytes, says that no more will come as soon as something came back, and reads to the end. */
function exchange(port: number, bytes: Buffer): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect({ port, host: "127.0.0.1", noDelay: true });
    let text = "";
    const enough = setTimeout(() => socket.end(), 20);
    const end = () => {
      clearTimeout(enough);
      resolve(text);
    };
    socket.on("data", (chunk) => {
      text += chunk.toString("latin1");
      setImmediate(() => socket.end());
    });
    socket.on("error", () => {});
    socket.on("close", end);
    socket.write(bytes);
  });
}

/** The answers that came over one connection, and which of the headers each one lacks. */
function answersIn(text: string): { status: string; missing: string[] }[] {
  const needed = Object.keys(securityHeaders(siteUrl));
  const found: { status: string; missing: string[] }[] = [];
  for (let rest = text; rest.startsWith("HTTP/1.1 "); ) {
    const end = rest.indexOf("\r\n\r\n");
    if (end === -1) break;
    const head = rest.slice(0, end + 2);
    const missing = needed.filter((name) => !head.toLowerCase().includes(`\r\n${name.toLowerCase()}: `));
    found.push({ status: head.slice(9, 12), missing });
    rest = rest.slice(end + 4);
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (!rest.startsWith("HTTP/1.1 ")) rest = rest.slice(length);
  }
  return found;
}

async function holdSlow(part: "headers" | "body"): Promise<void> {
  const site = await startSite(limits);
  const { port } = site;
  const limit = Number(part === "headers" ? limits.HEADERS_TIMEOUT_MS : limits.REQUEST_TIMEOUT_MS);
  const held = holdConnections(port, { count: 500, part, patience: 10_000 });
  await sleep(500);
  const times: number[] = [];
  for (let n = 0; n < 100; n++) {
    const begin = performance.now();
    assert.equal((await sendRaw(port, good)).status, 200);
    times.push(performance.now() - begin);
  }
  const { freedAfterMs } = await held;
  await site.stop();
  const slowest = Math.max(...times);
  console.log(
    `500 connections with slow ${part} were freed after ${Math.round(freedAfterMs)} ms (limit ${limit} ms); ` +
      `the slowest of 100 others took ${slowest.toFixed(1)} ms`,
  );
  if (freedAfterMs > limit + 1000 || slowest > 50) process.exitCode = 1;
}

function report(site: RunningSite, bytes: Buffer, what: string): never {
  console.error(
    `FAILED (seed ${seed}): ${what}\n${JSON.stringify(bytes.toString("latin1")).slice(0, 3000)}\n${site.log().slice(-2000)}`,
  );
  process.exit(1);
}

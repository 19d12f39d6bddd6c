import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { get } from "node:http";
import { test } from "node:test";
import request from "supertest";
import {
  asset,
  fakeFiles,
  fakeFrontend,
  startAppFromSource,
  suspendedBody,
  throwingBody,
} from "#test/support/app-from-source.ts";
import { designedPaths, innerPath } from "#test/support/paths.ts";

const [, , slowPath = ""] = designedPaths;

test("metrics count requests by route and status, whatever the path, on their own port, which serves nothing else", async (t) => {
  const { app, origin, logged } = await startAppFromSource(t, {
    environment: { METRICS_PORT: "0", PAGE_CACHE: "off" },
    frontend: fakeFrontend(
      { [innerPath]: throwingBody, [slowPath]: suspendedBody(Promise.race([])) },
      fakeFiles(t),
    ),
  });
  const address = logged().find(({ msg }) => msg === "metrics are served")?.address ?? "";
  const read = (path = "/metrics") => request(address).get(path);
  const start = performance.now();
  for (const path of ["/", "/", innerPath, asset, "/robots.txt"]) await request(app.server).get(path);
  for (let n = 0; n < 5; n++) await request(app.server).get(`/unknown-${n}`);
  get(origin + slowPath, (response) => response.destroy());
  const aborted = `http_request_duration_seconds_count{route="${slowPath}",status="aborted"} 1`;
  while (!(await read()).text.includes(aborted));
  const { text, headers } = await read();
  assert.match(headers["content-type"] ?? "", /^text\/plain/);
  const counts = text.matchAll(/^http_request_duration_seconds_count\{route="(.+)",status="(.+)"\} (.+)$/gm);
  const expected = [
    ["/", "200", "2"],
    [innerPath, "500", "1"],
    ["/assets/*", "200", "1"],
    ["/robots.txt", "200", "1"],
    ["/*", "404", "5"],
    [slowPath, "aborted", "1"],
  ];
  const counted = Array.from(counts, ([, ...line]) => line);
  assert.deepEqual(counted, expected);
  const [, seconds] = /_sum\{route="\/",status="200"\} (\S+)/.exec(text) ?? [];
  assert.ok(Number(seconds) > 0 && Number(seconds) <= (performance.now() - start) / 1000);
  const bounds = text.matchAll(/_bucket\{le="([\d.]+)",route="\/",status="200"\}/g);
  const limits = Array.from(bounds, ([, limit]) => Number(limit));
  assert.ok(Math.min(...limits) <= 0.005 && Math.max(...limits) <= 15, "in seconds");
  const named = readFileSync("server/OPERATIONS.md", "utf8").match(/(?<=`)[a-z]+_\w+(?=`)/g) ?? [];
  assert.ok(named.length >= 3);
  for (const name of named) assert.match(text, new RegExp(`^# TYPE ${name} `, "m"));
  assert.equal((await request(app.server).get("/metrics")).status, 404);
  assert.equal((await read("/")).status, 404);
});

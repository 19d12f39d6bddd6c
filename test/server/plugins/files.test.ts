import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync, gzipSync } from "node:zlib";
import request from "supertest";
import { fakeFiles, fakeSite, startFakeApp } from "#test/support/fake-site.ts";
import { fetchRaw } from "#test/support/fetch-raw.ts";

const asset = "/assets/entry-abc123.js";

test("an asset may be kept for a year, and one that is not there not at all", async (t) => {
  const { app } = await startFakeApp(t, { site: fakeSite({}, fakeFiles(t)) });
  const there = await request(app.server).get(asset);
  assert.equal(there.headers["cache-control"], "public, max-age=31536000, immutable");
  const gone = await request(app.server).get("/assets/entry-0ld.js");
  assert.equal(gone.status, 404);
  assert.equal(gone.headers["cache-control"], "no-store");
});

test("a file comes in the coding that is wanted most, and as it is where that cannot be understood", async (t) => {
  const files = fakeFiles(t);
  writeFileSync(join(files.root, `${asset}.br`), brotliCompressSync("export const answer = 42;\n"));
  writeFileSync(join(files.root, `${asset}.gz`), gzipSync("export const answer = 42;\n"));
  const { origin } = await startFakeApp(t, { site: fakeSite({}, files) });
  for (const [wish, coding] of [
    ["gzip, br", "br"],
    ["br;q=0, gzip", "gzip"],
    ["zstd, gzip;q=0.5", "gzip"],
    ["identity, br;q=0.1", undefined],
    ["br;q=9", undefined],
  ] as const) {
    const { status, headers } = await fetchRaw(origin + asset, { "Accept-Encoding": wish });
    assert.equal(status, 200);
    assert.equal(headers["content-encoding"], coding, wish);
    assert.match(String(headers["vary"]), /^accept-encoding$/i, wish);
  }
});

test("a range that the file does not have is told its size", async (t) => {
  const { origin } = await startFakeApp(t, { site: fakeSite({}, fakeFiles(t)) });
  const { status, headers } = await fetchRaw(origin + asset, { Range: "bytes=900-" });
  assert.equal(status, 416);
  assert.equal(headers["content-range"], "bytes */26");
});

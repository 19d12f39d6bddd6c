import assert from "node:assert/strict";
import fs, { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { asset, fakeFiles, fakeSiteBuild, startFakeApp } from "#test/support/fake-site-build.ts";
import { fetchRaw } from "#test/support/fetch-raw.ts";

test("browsers keep a build file for a year, a public file for an hour, and a missing one not at all", async (t) => {
  const { origin } = await startFakeApp(t, { build: fakeSiteBuild({}, fakeFiles(t)) });
  for (const [path, status, caching] of [
    [asset, 200, "public, max-age=31536000, immutable"],
    ["/favicon.svg", 200, "public, max-age=3600"],
    ["/assets/entry-0ld.js", 404, "no-store"],
  ] as const) {
    const answer = await fetchRaw(origin + path, {});
    assert.deepEqual([answer.status, answer.headers["cache-control"]], [status, caching], path);
  }
});

test("a file is sent as the build compressed it, where the client accepts that", async (t) => {
  const root = fakeFiles(t);
  writeFileSync(join(root, `${asset}.br`), brotliCompressSync("export const answer = 42;\n"));
  const { origin } = await startFakeApp(t, { build: fakeSiteBuild({}, root) });
  for (const [wish, encoding] of [
    ["gzip, br", "br"],
    ["br;q=0, gzip", undefined],
  ] as const) {
    const { status, headers } = await fetchRaw(origin + asset, { "Accept-Encoding": wish });
    assert.deepEqual([status, headers["content-encoding"]], [200, encoding], wish);
    assert.match(String(headers["vary"]), /^accept-encoding$/i);
  }
});

test("an existing file that cannot be opened is a logged 500 without the file's headers", async (t) => {
  const { origin, logged } = await startFakeApp(t, { build: fakeSiteBuild({}, fakeFiles(t)) });
  const exhausted = Object.assign(new Error("too many open files"), { code: "EMFILE" });
  t.mock.method(fs, "stat", (_path: string, done: (error: Error) => void) => done(exhausted));
  const { status, headers } = await fetchRaw(origin + asset, {});
  assert.deepEqual([status, headers["cache-control"]], [500, "no-store"]);
  assert.match(String(headers["content-type"]), /^text\/html/);
  for (const name of ["etag", "last-modified", "accept-ranges"]) assert.equal(headers[name], undefined, name);
  assert.ok(logged().some(({ level, err }) => level === 50 && err?.message === exhausted.message));
});

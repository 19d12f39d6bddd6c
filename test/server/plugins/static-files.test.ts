import assert from "node:assert/strict";
import fs, { writeFileSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { asset, fakeClientBundle, fakeFiles, startFakeApp } from "#test/support/fake-client-bundle.ts";
import { fetchRaw } from "#test/support/fetch-raw.ts";

test("browsers keep a build file for a year, a public file for an hour, and a missing one not at all", async (t) => {
  const { origin } = await startFakeApp(t, { client: fakeClientBundle({}, fakeFiles(t)) });
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
  const { origin } = await startFakeApp(t, { client: fakeClientBundle({}, root) });
  for (const [wish, encoding] of [
    ["gzip, br", "br"],
    ["br;q=0, gzip", undefined],
  ] as const) {
    const { status, headers } = await fetchRaw(origin + asset, { "Accept-Encoding": wish });
    assert.deepEqual([status, headers["content-encoding"]], [200, encoding], wish);
    assert.match(String(headers["vary"]), /^accept-encoding$/i);
  }
});

test("a 304 of a picture says nothing of an encoding that its 200 does not have", async (t) => {
  const { origin } = await startFakeApp(t, { client: fakeClientBundle({}, fakeFiles(t)) });
  const { status, headers } = await fetchRaw(`${origin}/logo.png`, {
    "Accept-Encoding": "br",
    "If-None-Match": "*",
  });
  assert.deepEqual([status, headers["content-encoding"]], [304, undefined]);
});

for (const [what, range] of [
  ["a file", {}],
  ["a part of a file", { Range: "bytes=0-3" }],
] as const)
  test(`${what} that cannot be read is answered 500 without the file's headers`, async (t) => {
    const { origin } = await startFakeApp(t, {
      environment: { LOG_LEVEL: "silent" },
      client: fakeClientBundle({}, fakeFiles(t)),
    });
    const exhausted = () => {
      throw Object.assign(new Error("too many open files"), { code: "EMFILE" });
    };
    t.mock.method(fs, "createReadStream", () => new Readable({ read: exhausted }));
    const { status, headers, body } = await fetchRaw(origin + asset, range);
    assert.deepEqual([status, headers["cache-control"]], [500, "no-store"]);
    assert.match(String(headers["content-type"]), /^text\/html/);
    assert.match(body.toString(), /<h1>500<\/h1>/);
    for (const name of ["etag", "last-modified", "accept-ranges", "content-range"])
      assert.equal(headers[name], undefined, name);
  });

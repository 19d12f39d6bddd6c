import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { asset, fakeBuildOutput, fakeFiles, startFakeApp } from "#test/support/fake-build-output.ts";
import { fetchRaw } from "#test/support/fetch-raw.ts";

test("a file is sent as the build compressed it, if the client accepts that", async (t) => {
  const root = fakeFiles(t);
  writeFileSync(join(root, `${asset}.br`), brotliCompressSync("export const answer = 42;\n"));
  const { origin } = await startFakeApp(t, { build: fakeBuildOutput({}, root) });
  for (const [wish, encoding] of [
    ["gzip, br", "br"],
    ["br;q=0, gzip", undefined],
  ] as const) {
    const { status, headers } = await fetchRaw(origin + asset, { "Accept-Encoding": wish });
    assert.deepEqual([status, headers["content-encoding"]], [200, encoding], wish);
    assert.match(String(headers["vary"]), /^accept-encoding$/i);
  }
});

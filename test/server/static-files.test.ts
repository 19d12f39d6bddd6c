import assert from "node:assert/strict";
import { once } from "node:events";
import { truncateSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { brotliCompressSync } from "node:zlib";
import { asset, fakeBuildOutput, fakeFiles, startFakeApp } from "#test/support/fake-build-output.ts";
import { fetchRaw } from "#test/support/fetch-raw.ts";
import { getRequest } from "#test/support/raw-http.ts";

test("a file is sent as the build compressed it, if the client accepts that", async (t) => {
  const root = fakeFiles(t);
  writeFileSync(join(root, `${asset}.br`), brotliCompressSync("export const answer = 42;\n"));
  const { origin } = await startFakeApp(t, { build: fakeBuildOutput({}, root) });
  for (const [wish, encoding] of [
    ["gzip, br", "br"],
    ["br;q=0, gzip", undefined],
  ] as const) {
    // A file is always sent whole.
    const { status, headers } = await fetchRaw(origin + asset, {
      "Accept-Encoding": wish,
      Range: "bytes=0-1",
    });
    assert.deepEqual([status, headers["content-encoding"]], [200, encoding], wish);
    assert.equal(headers["content-type"], "text/javascript; charset=utf-8");
    assert.match(String(headers["vary"]), /^accept-encoding$/i);
  }
});

test("when a file becomes shorter while it is sent, the connection breaks and the log says so", async (t) => {
  const root = fakeFiles(t);
  truncateSync(join(root, asset), 50_000_000);
  const { port, problems } = await startFakeApp(t, { build: fakeBuildOutput({}, root) });
  const socket = connect({ port, host: "127.0.0.1" }).on("error", () => {});
  socket.write(getRequest(asset) + getRequest(asset, "Connection: close"));
  await once(socket, "readable");
  truncateSync(join(root, asset), 1);
  const chunks: Buffer[] = await socket.toArray().catch(() => []);
  assert.equal(Buffer.concat(chunks).toString("latin1").split("HTTP/1.1 200").length, 2);
  assert.deepEqual(
    problems().map(({ level, path }) => [level, path]),
    [[50, asset]],
  );
});

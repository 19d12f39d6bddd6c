import assert from "node:assert/strict";
import { once } from "node:events";
import { truncateSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { test } from "node:test";
import { asset, fakeBuildOutput, fakeFiles, startFakeApp } from "#test/support/fake-build-output.ts";
import { getRequest } from "#test/support/raw-http.ts";

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
  const logged = problems().map(({ level, path }) => [level, path]);
  assert.deepEqual(logged, [[50, asset]]);
});

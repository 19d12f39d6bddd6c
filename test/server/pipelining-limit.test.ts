import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { type TestContext, test } from "node:test";
import { maxUnanswered } from "#server/http/pipelining-limit.ts";
import { fakeBuildOutput, startFakeApp, waiting } from "#test/support/fake-build-output.ts";
import { getRequest } from "#test/support/raw-http.ts";

const soon = { timeout: 60_000 };

/** A server whose home page waits for its last part. */
async function startWaiting(t: TestContext) {
  const part = Promise.withResolvers<string>();
  const build = fakeBuildOutput({ "/": waiting(part.promise) });
  const { port, problems } = await startFakeApp(t, { environment: { PAGE_CACHE: "off" }, build });
  t.after(() => part.resolve(""));
  const open = async (bytes: string) => {
    const socket = connect({ port, host: "127.0.0.1" }).on("error", () => {});
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    t.after(() => socket.destroy());
    await once(socket, "connect");
    socket.write(bytes);
    return { socket, received: () => received };
  };
  return { open, problems, resolve: () => part.resolve("at last") };
}

test("a connection with more unanswered requests than browsers ever send is closed", soon, async (t) => {
  const { open, resolve, problems } = await startWaiting(t);
  const patient = await open(getRequest("/").repeat(maxUnanswered));
  const { socket, received } = await open(getRequest("/").repeat(maxUnanswered + 1));
  await once(socket, "close");
  assert.doesNotMatch(received(), /at last/);
  resolve();
  while (patient.received().split("at last").length <= maxUnanswered) await once(patient.socket, "data");
  assert.equal(patient.socket.closed, false);
  assert.deepEqual(problems(), []);
});

test("the limit counts unanswered requests, not those that were answered", soon, async (t) => {
  const { open } = await startWaiting(t);
  const { socket, received } = await open("");
  for (let n = 1; n <= 3 * maxUnanswered; n++) {
    socket.write(getRequest("/healthz"));
    while (received().split("ok\n").length <= n) await once(socket, "data");
  }
  assert.equal(socket.closed, false);
});

test("a bad request behind a response in flight closes the connection without a reply", soon, async (t) => {
  const { open } = await startWaiting(t);
  for (const bytes of ["\u0001\r\n\r\n", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`]) {
    const { socket, received } = await open(getRequest("/"));
    while (!received().includes("placeholder")) await once(socket, "data");
    const before = received();
    socket.write(bytes);
    await once(socket, "close");
    assert.equal(received(), before);
  }
});

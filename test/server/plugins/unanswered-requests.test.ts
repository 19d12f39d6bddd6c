import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { type TestContext, test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import { buildApp } from "#server/app.ts";
import { maxUnanswered } from "#server/plugins/unanswered-requests.ts";
import { testConfig } from "#test/support/config.ts";
import { fakeClientBundle, startFakeApp, waiting } from "#test/support/fake-client-bundle.ts";
import { listen } from "#test/support/listen.ts";
import { getRequest, sendRaw } from "#test/support/raw-http.ts";

const soon = { timeout: 10_000 };

/** A server whose home page waits for a part before its first byte, or after it. */
async function startWaiting(t: TestContext, wait: "before" | "after") {
  const part = Promise.withResolvers<string>();
  const client = fakeClientBundle({ "/": waiting(part.promise) });
  if (wait === "before") client.styles = () => part.promise;
  const environment = { PAGE_CACHE: "off", HEADERS_TIMEOUT_MS: "300", REQUEST_TIMEOUT_MS: "400" };
  const { app, port, logged } = await startFakeApp(t, { environment, client });
  t.after(() => part.resolve(""));
  const open = async (bytes: string) => {
    const socket = connect({ port, host: "127.0.0.1" }).on("error", () => {});
    await once(socket, "connect");
    socket.write(bytes);
    return { socket, received: receive(socket) };
  };
  return { app, port, open, logged, resolve: () => part.resolve("at last") };
}

/** Collects what a connection receives. */
function receive(socket: Socket): () => string {
  let text = "";
  socket.on("data", (chunk) => {
    text += chunk.toString("latin1");
  });
  return () => text;
}

test(
  "a connection ends when it has more unanswered requests than a browser or proxy ever sends",
  soon,
  async (t) => {
    const { open, resolve, logged } = await startWaiting(t, "after");
    const patient = await open(getRequest("/").repeat(maxUnanswered));
    const { socket, received } = await open(getRequest("/").repeat(maxUnanswered + 1));
    await once(socket, "close");
    assert.doesNotMatch(received(), /at last/);
    resolve();
    while (patient.received().split("at last").length <= maxUnanswered) await sleep(10);
    assert.equal(patient.socket.closed, false);
    patient.socket.destroy();
    assert.deepEqual(
      logged().filter(({ level }) => level >= 50),
      [],
    );
  },
);

test("the limit counts unanswered requests, not those that were answered", soon, async (t) => {
  const { open } = await startWaiting(t, "after");
  const { socket, received } = await open("");
  for (let n = 1; n <= 3 * maxUnanswered; n++) {
    socket.write(getRequest("/healthz"));
    while (received().split("ok\n").length <= n) await sleep(1);
  }
  assert.equal(socket.closed, false);
  socket.destroy();
});

for (const wait of ["before", "after"] as const)
  for (const [what, bytes] of [
    ["bad", "\u0001\r\n\r\n"],
    ["unfinished", "GET / HTTP/1.1\r\nHost:"],
    ["too long", `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`],
  ] as const)
    test(
      `a ${what} request cuts the connection ${wait} the first byte of the response in flight, without a word`,
      soon,
      async (t) => {
        const { open } = await startWaiting(t, wait);
        const { socket, received } = await open(getRequest("/"));
        if (wait === "after") while (!received().includes("placeholder")) await sleep(10);
        const before = received();
        socket.write(bytes);
        await once(socket, "close");
        assert.equal(received(), before);
      },
    );

test("a body that does not come to its end is answered 408", soon, async (t) => {
  const app = await buildApp(
    testConfig({ HEADERS_TIMEOUT_MS: "300", REQUEST_TIMEOUT_MS: "400" }),
    fakeClientBundle(),
  );
  t.after(() => app.close());
  app.post("/enquiries", async () => "received");
  const { port } = await listen(app);
  const request = getRequest("/enquiries", "Content-Type: text/plain", "Content-Length: 100");
  const answer = await sendRaw(port, `${request.replace("GET", "POST")}half`, { ms: 9000, silence: 9000 });
  assert.deepEqual([answer.status, answer.closed], [408, true]);
});

test("a refused connection is gone at once, even when the client ignores its end", soon, async (t) => {
  const { app, port } = await startFakeApp(t);
  for (let n = 0; n < 5; n++) {
    const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true }).on("error", () => {});
    t.after(() => socket.destroy());
    socket.write("\u0001\r\n\r\n");
    await once(socket.resume(), "end");
  }
  const connections = () => new Promise((done) => app.server.getConnections((_error, count) => done(count)));
  while ((await connections()) !== 0) await sleep(50);
});

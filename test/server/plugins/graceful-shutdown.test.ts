import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { test } from "node:test";
import { fakeClientBundle, startFakeApp, waiting } from "#test/support/fake-client-bundle.ts";

test("closing waits for the response in flight, and for no idle, silent or half-asked connection", async (t) => {
  const part = Promise.withResolvers<string>();
  const client = fakeClientBundle({ "/": waiting(part.promise) });
  const { app, origin, port } = await startFakeApp(t, { environment: { PAGE_CACHE: "off" }, client });
  const agent = new Agent({ keepAlive: true });
  t.after(() => agent.destroy());
  for (let n = 0; n < 10; n++) {
    const [idle]: IncomingMessage[] = await once(get(`${origin}/about`, { agent }), "response");
    idle?.resume();
    connect(port, "127.0.0.1").on("error", () => {});
    connect(port, "127.0.0.1")
      .on("error", () => {})
      .write("GET / HTTP/1.1\r\nHost:");
  }
  const [answer]: IncomingMessage[] = await once(get(origin, { agent }), "response");
  assert.ok(answer);
  await once(answer, "data");

  let closed = false;
  const closing = app.close().then(() => {
    closed = true;
  });
  // Time enough to close, if the server did not wait.
  await new Promise((resolve) => setTimeout(resolve, 100));
  assert.equal(closed, false);
  part.resolve("at last");
  assert.match((await answer.toArray()).join(""), /at last/);
  const begin = performance.now();
  await closing;
  assert.ok(performance.now() - begin < 1000, `${performance.now() - begin} ms`);
});

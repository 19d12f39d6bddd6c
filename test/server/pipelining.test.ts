import assert from "node:assert/strict";
import { once } from "node:events";
import { type TestContext, test } from "node:test";
import { fakeFrontend, startAppFromSource, suspendedBody } from "#test/support/app-from-source.ts";
import { getRequest, openConnection } from "#test/support/raw-http.ts";

/** As server/OPERATIONS.md says. */
const maxPipelined = 16;

/** A server whose home page waits for its last part. */
async function startWaiting(t: TestContext) {
  const part = Promise.withResolvers<string>();
  const home = t.mock.fn(suspendedBody(part.promise));
  const frontend = fakeFrontend({ "/": home });
  const { port, problems } = await startAppFromSource(t, { environment: { PAGE_CACHE: "off" }, frontend });
  t.after(() => part.resolve(""));
  const open = (bytes: string) => {
    const socket = openConnection(port, bytes);
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString("latin1");
    });
    t.after(() => socket.destroy());
    const until = async (text: string, times = 1) => {
      while (received.split(text).length <= times) await once(socket, "data");
    };
    return { socket, until, received: () => received };
  };
  return { open, problems, rendered: () => home.mock.callCount(), resolve: () => part.resolve("at last") };
}

test("a connection may have more unanswered requests than browsers send, but not many", async (t) => {
  const { open, resolve, rendered, problems } = await startWaiting(t);
  const patient = open(getRequest("/").repeat(maxPipelined));
  await patient.until("placeholder");
  for (const path of ["/", "/healthz", "/%"]) {
    const { socket, received } = open(getRequest("/") + getRequest(path).repeat(maxPipelined));
    await once(socket, "close");
    assert.doesNotMatch(received(), /at last|ok\n|400/);
  }
  // Its page is rendered after those that wait.
  await open(getRequest("/")).until("placeholder");
  assert.equal(rendered(), 2 * maxPipelined + 3, "no page is rendered for the request that is too many");
  resolve();
  await patient.until("at last", maxPipelined);
  // Those that were answered do not count.
  patient.socket.write(getRequest("/healthz").repeat(maxPipelined));
  await patient.until("ok\n", maxPipelined);
  assert.equal(patient.socket.closed, false);
  assert.deepEqual(problems(), []);
});

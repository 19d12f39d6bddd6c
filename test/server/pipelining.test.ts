import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import { fakeFrontend, startAppFromSource, suspendedBody } from "#test/support/app-from-source.ts";
import { getRequest, openConnection } from "#test/support/raw-http.ts";

/** As server/OPERATIONS.md says. */
const maxPipelined = 16;

test("a connection may have more unanswered requests than browsers send, but not many", async (t) => {
  const part = Promise.withResolvers<string>();
  const frontend = fakeFrontend({ "/": suspendedBody(part.promise) });
  const { port, problems } = await startAppFromSource(t, { environment: { PAGE_CACHE: "off" }, frontend });
  const patient = openConnection(port, getRequest("/").repeat(maxPipelined));
  let received = "";
  patient.on("data", (chunk) => {
    received += chunk;
  });
  for (const path of ["/", "/healthz", "/%"]) {
    const greedy = openConnection(port, getRequest("/") + getRequest(path).repeat(maxPipelined));
    assert.doesNotMatch((await greedy.toArray()).join(""), /at last|ok\n|400/);
  }
  part.resolve("at last");
  while (received.split("at last").length <= maxPipelined) await once(patient, "data");
  // Those that were answered do not count.
  patient.write(getRequest("/healthz").repeat(maxPipelined));
  while (received.split("ok\n").length <= maxPipelined) await once(patient, "data");
  patient.destroy();
  assert.deepEqual(problems(), []);
});

import assert from "node:assert/strict";
import { once } from "node:events";
import { Agent, get, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { test } from "node:test";
import { setTimeout as sleep } from "node:timers/promises";
import request from "supertest";
import { fakeSite, startFakeApp, suspended } from "#test/support/fake-site.ts";
import { getRequest, sendRaw } from "#test/support/raw-http.ts";

test("/readyz is 503 as soon as the process drains, while pages are served and connections closed after them", async (t) => {
  const { app, port, lifecycle } = await startFakeApp(t);
  const ready = await request(app.server).get("/readyz");
  assert.equal(ready.status, 200);
  assert.equal(ready.headers["cache-control"], "no-store");
  lifecycle.phase = "draining";
  assert.equal((await request(app.server).get("/readyz")).status, 503);
  assert.equal((await request(app.server).get("/healthz")).status, 200);
  for (const path of ["/", "/nothing", "/robots.txt"]) {
    const answer = await sendRaw(port, getRequest(path));
    assert.equal(answer.headers.get("connection"), "close", path);
    assert.ok(answer.closed);
  }
});

test("a page that cannot be rendered keeps the server out of rotation, and its name is told", async (t) => {
  const site = fakeSite({
    "/about": () => {
      throw new Error("broken");
    },
  });
  const { app } = await startFakeApp(t, { environment: { LOG_LEVEL: "silent" }, site });
  const { status, text } = await request(app.server).get("/readyz");
  assert.equal(status, 503);
  assert.match(text, /\/about/);
  assert.equal((await request(app.server).get("/healthz")).status, 200);
});

test("closing waits for the answer under way, and for no idle or silent connection", async (t) => {
  const part = Promise.withResolvers<string>();
  const site = fakeSite({ "/": () => suspended(part.promise) });
  const { app, origin, port } = await startFakeApp(t, { environment: { PAGE_CACHE: "off" }, site });
  const agent = new Agent({ keepAlive: true, maxSockets: 50 });
  t.after(() => agent.destroy());
  const idle = Array.from({ length: 50 }, async () => {
    const [answer]: IncomingMessage[] = await once(get(`${origin}/about`, { agent }), "response");
    return answer?.resume();
  });
  await Promise.all(idle);
  for (let n = 0; n < 50; n++) connect(port, "127.0.0.1").on("error", () => {});
  const [answer]: IncomingMessage[] = await once(
    get(origin, { agent: new Agent({ keepAlive: true }) }),
    "response",
  );
  assert.ok(answer);
  await once(answer, "data");

  let closed = false;
  const closing = app.close().then(() => {
    closed = true;
  });
  await sleep(100);
  assert.equal(closed, false);
  part.resolve("done");
  const body = (await answer.toArray()).join("");
  assert.match(body, /done/);
  const begin = performance.now();
  await closing;
  assert.ok(performance.now() - begin < 500, `${performance.now() - begin} ms`);
});

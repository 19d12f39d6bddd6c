import assert from "node:assert/strict";
import { once } from "node:events";
import { test } from "node:test";
import request from "supertest";
import { fakeFrontend, startAppFromSource, suspendedBody } from "#test/support/app-from-source.ts";
import { innerPath } from "#test/support/paths.ts";
import { getRequest, openConnection } from "#test/support/raw-http.ts";

const environment = { PAGE_CACHE: "off" };

test("a page's first bytes are sent before its last part is rendered, compressed or not", async (t) => {
  for (const encoding of ["identity", "br", "gzip"]) {
    const last = Promise.withResolvers<string>();
    const frontend = fakeFrontend({ "/": suspendedBody(last.promise) });
    const { origin } = await startAppFromSource(t, { environment, frontend });
    const { body, headers } = await fetch(origin, { headers: { "Accept-Encoding": encoding } });
    assert.equal(headers.get("content-encoding") ?? "identity", encoding);
    let text = "";
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      if (text.includes("placeholder")) last.resolve("at last");
    }
    assert.match(text, /at last/);
  }
});

test("an error after the first byte cuts off the response, and the log has the cause", async (t) => {
  const last = Promise.withResolvers<string>();
  const frontend = fakeFrontend({ "/": suspendedBody(last.promise) });
  const { origin, logged } = await startAppFromSource(t, { environment, frontend });
  const answer = await fetch(`${origin}/?a=b`);
  last.reject(new Error("too late"));
  await assert.rejects(answer.text());
  assert.equal((await request(origin).get(innerPath)).status, 200);
  const { level, path } = logged().find(({ err }) => err?.message === "too late") ?? {};
  assert.deepEqual([level, path], [50, "/"]);
});

test("clients that disconnect leave room for others, and no error in the log", async (t) => {
  const styles = Promise.withResolvers<string>();
  const midway = fakeFrontend({ "/": suspendedBody(Promise.race([])) });
  const early = { ...fakeFrontend(), styles: () => styles.promise };
  for (const [clients, frontend] of [
    [60, midway],
    [1, early],
  ] as const) {
    const { origin, port, app, problems } = await startAppFromSource(t, { environment, frontend });
    for (let client = 0; client < clients; client++) {
      const requested = once(app.server, "request");
      const socket = openConnection(port, getRequest("/", "Accept-Encoding: br"));
      const [, response] = await requested;
      const closed = once(response, "close");
      if (frontend === midway) await once(socket, "data");
      socket.resetAndDestroy();
      await closed;
    }
    styles.resolve("");
    assert.equal((await request(origin).get(innerPath)).status, 200);
    await app.close();
    assert.deepEqual(problems(), []);
  }
});

test("fifty requests await their page, others get 503, and probes are answered", async (t) => {
  const styles = Promise.withResolvers<string>();
  const frontend = { ...fakeFrontend(), styles: () => styles.promise };
  const { origin } = await startAppFromSource(t, { environment, frontend });
  const answers = Array.from({ length: 51 }, async () => request(origin).get("/"));
  const { status, headers } = await Promise.race(answers);
  assert.deepEqual([status, headers["retry-after"]], [503, "1"]);
  assert.equal(headers["cache-control"], "no-store");
  for (const path of ["/healthz", "/readyz", "/robots.txt"])
    assert.equal((await request(origin).get(path)).status, 200, path);
  styles.resolve("");
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  assert.deepEqual(statuses.sort(), [...Array.from({ length: 50 }, () => 200), 503]);
});

test("a probe behind many connections waits for few of their pages", async (t) => {
  const home = t.mock.fn(() => null);
  const { origin } = await startAppFromSource(t, { environment, frontend: fakeFrontend({ "/": home }) });
  const answers = Array.from({ length: 45 }, async () => request(origin).get("/"));
  assert.equal((await request(origin).get("/healthz")).status, 200);
  assert.ok(home.mock.callCount() < 10, `${home.mock.callCount()} of 45`);
  await Promise.all(answers);
});

test("a response that is incomplete or unread keeps no other page from being rendered", async (t) => {
  const part = Promise.withResolvers<string>();
  const frontend = fakeFrontend({ "/": suspendedBody(part.promise) });
  const { port } = await startAppFromSource(t, { environment, frontend });
  for (let n = 0; n < 55; n++)
    assert.match(
      String(await once(openConnection(port, getRequest("/", "Connection: close")), "data")),
      /^HTTP\/1\.1 200/,
    );
  part.resolve("");
});

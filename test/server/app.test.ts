import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApp } from "#server/app.ts";
import { testConfig } from "#test/support/config.ts";
import { fakeClientBundle } from "#test/support/fake-client-bundle.ts";

test("a POST route that is added to the app is reached, and Allow names what each path has", async (t) => {
  const app = await buildApp(testConfig(), fakeClientBundle());
  t.after(() => app.close());
  app.post("/enquiries", async () => ({ received: true }));
  app.post("/contact", async () => ({ received: true }));
  const ask = async (method: "GET" | "POST" | "PUT" | "OPTIONS", url: string) => {
    const { statusCode, headers } = await app.inject({ method, url });
    return [statusCode, headers["allow"]];
  };
  assert.deepEqual(await ask("POST", "/enquiries"), [200, undefined]);
  for (const method of ["GET", "PUT"] as const)
    assert.deepEqual(await ask(method, "/enquiries"), [405, "OPTIONS, POST"]);
  assert.deepEqual(await ask("OPTIONS", "/enquiries"), [204, "OPTIONS, POST"]);
  assert.deepEqual(await ask("GET", "/contact"), [200, undefined]);
  assert.deepEqual(await ask("PUT", "/contact"), [405, "GET, HEAD, OPTIONS, POST"]);
  assert.deepEqual(await ask("POST", "/about"), [405, "GET, HEAD, OPTIONS"]);
  assert.deepEqual(await ask("POST", "/nothing"), [404, undefined]);
});

test("a thrown 404 is answered with the 404 page", async (t) => {
  const app = await buildApp(testConfig(), fakeClientBundle());
  t.after(() => app.close());
  app.get("/gone", async () => {
    throw Object.assign(new Error("no such item"), { statusCode: 404 });
  });
  const { statusCode, headers, body } = await app.inject("/gone");
  assert.deepEqual([statusCode, headers["cache-control"]], [404, "no-store"]);
  assert.match(body, /<h1>404<\/h1>/);
});

test("a page that fails after its headers were set keeps none that would let a CDN store it", async (t) => {
  const app = await buildApp(testConfig(), fakeClientBundle());
  t.after(() => app.close());
  app.get("/late", (_request, reply) => {
    reply.raw.setHeader("CDN-Cache-Control", "max-age=60");
    reply.raw.setHeader("Content-Encoding", "br");
    throw new Error("late");
  });
  const { statusCode, headers } = await app.inject("/late");
  assert.equal(statusCode, 500);
  assert.equal(headers["cache-control"], "no-store");
  assert.equal(headers["cdn-cache-control"], undefined);
  assert.equal(headers["content-encoding"], undefined);
});

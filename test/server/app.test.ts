import assert from "node:assert/strict";
import { test } from "node:test";
import { buildApp } from "#server/app.ts";
import { testConfig } from "#test/support/config.ts";
import { fakeSite } from "#test/support/fake-site.ts";

test("a POST route that is added to the app is reached, and any other POST is not", async (t) => {
  const app = await buildApp(testConfig(), fakeSite());
  t.after(() => app.close());
  app.post("/enquiries", async () => ({ received: true }));
  const ask = async (url: string) =>
    (await app.inject({ method: "POST", url, payload: { name: "Ada" } })).statusCode;
  assert.deepEqual([await ask("/enquiries"), await ask("/contact")], [200, 405]);
});

test("a page that fails after its headers were set keeps none that would let a CDN store it", async (t) => {
  const app = await buildApp(testConfig(), fakeSite());
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

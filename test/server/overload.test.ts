import assert from "node:assert/strict";
import { test } from "node:test";
import { fakeSite, startFakeApp, suspended } from "#test/support/fake-site.ts";
import { getRequest, sendRaw } from "#test/support/raw-http.ts";

const get = (path: string) => getRequest(path, "Connection: close");

test("more renders than can be done at a time are refused with 503, while probes and other routes answer", async (t) => {
  const part = Promise.withResolvers<string>();
  const site = fakeSite({ "/": () => suspended(part.promise) });
  const { port } = await startFakeApp(t, { environment: { PAGE_CACHE: "off" }, site });
  const all = Array.from({ length: 200 }, () => sendRaw(port, get("/"), { silence: 5000, ms: 5000 }));
  const first = await Promise.any(all);
  assert.equal(first.status, 503);
  assert.equal(first.headers.get("retry-after"), "1");
  assert.equal(first.headers.get("cache-control"), "no-store");
  assert.ok(first.headers.has("content-security-policy"));
  for (const path of ["/healthz", "/readyz", "/robots.txt"])
    assert.equal((await sendRaw(port, get(path))).status, 200, path);

  part.resolve("done");
  const statuses = (await Promise.all(all)).map(({ status }) => status);
  assert.equal(statuses.filter((status) => status === 200).length, 128);
  assert.equal(statuses.filter((status) => status === 503).length, 72);
  assert.equal((await sendRaw(port, get("/"))).status, 200, "it goes on afterwards");
});

test("renders that failed or were left do not count as under way for ever", async (t) => {
  const site = fakeSite({
    "/": () => {
      throw new Error("broken");
    },
    "/about": () => suspended(new Promise(() => {})),
  });
  const environment = { PAGE_CACHE: "off", LOG_LEVEL: "silent" };
  const { port } = await startFakeApp(t, { environment, site });
  for (let round = 0; round < 140; round++) {
    assert.equal((await sendRaw(port, get("/"))).status, 500);
    assert.equal((await sendRaw(port, get("/about"), { silence: 0 })).status, 200);
  }
  assert.equal((await sendRaw(port, get("/contact"))).status, 200);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { codings } from "#server/http/negotiate.ts";
import { decode } from "#test/support/decode.ts";
import { startFakeApp } from "#test/support/fake-site.ts";
import { fetchRaw } from "#test/support/fetch-raw.ts";

test("a page comes in each coding with an ETag of its own, and decodes to the same bytes", async (t) => {
  const { origin } = await startFakeApp(t);
  const etags = new Set<unknown>();
  for (const coding of codings) {
    const { status, headers, body } = await fetchRaw(origin, { "Accept-Encoding": coding });
    assert.equal(status, 200);
    assert.equal(headers["content-encoding"], coding === "identity" ? undefined : coding);
    assert.equal(headers["vary"], "Accept-Encoding");
    assert.equal(headers["cache-control"], "public, max-age=0, must-revalidate");
    assert.match(String(headers["cdn-cache-control"]), /^max-age=60, stale-while-revalidate=600/);
    assert.match(String(headers["etag"]), /^"[\w-]{22}"$/);
    etags.add(headers["etag"]);
    assert.match(decode[coding](body).toString(), /<h1>200<\/h1>/);
  }
  assert.equal(etags.size, codings.length);
});

for (const { path, PAGE_CACHE } of [
  { path: "/", PAGE_CACHE: "on" },
  { path: "/", PAGE_CACHE: "off" },
  { path: "/nothing", PAGE_CACHE: "off" },
  { path: "/robots.txt", PAGE_CACHE: "on" },
]) {
  test(`HEAD ${path} is GET without the body, header for header, with PAGE_CACHE=${PAGE_CACHE}`, async (t) => {
    const { origin } = await startFakeApp(t, { environment: { PAGE_CACHE } });
    for (const [wish, coding] of [
      ...codings.map((each) => [each, each] as const),
      ["identity, br;q=0.5", "identity"],
      ["br;q=9", "identity"],
    ] as const) {
      const full = await fetchRaw(origin + path, { "Accept-Encoding": wish });
      const head = await fetchRaw(origin + path, { "Accept-Encoding": wish }, "HEAD");
      assert.equal(full.headers["content-encoding"] ?? "identity", coding, wish);
      assert.equal(full.headers["vary"], "Accept-Encoding");
      assert.equal(full.headers["content-length"], `${full.body.length}`);
      assert.deepEqual({ ...head.headers, date: "" }, { ...full.headers, date: "" }, wish);
      assert.equal(head.body.length, 0);
    }
  });
}

for (const path of ["/", "/robots.txt", "/sitemap.xml"]) {
  test(`a 304 of ${path} has the headers of the 200, but for what describes a body`, async (t) => {
    const { origin } = await startFakeApp(t);
    for (const coding of codings) {
      const wish = { "Accept-Encoding": coding };
      const { headers } = await fetchRaw(origin + path, wish);
      const unchanged = await fetchRaw(origin + path, { ...wish, "If-None-Match": String(headers["etag"]) });
      assert.equal(unchanged.status, 304);
      const { "content-length": _, "content-type": __, "content-encoding": ___, ...rest } = headers;
      assert.deepEqual({ ...unchanged.headers, date: "" }, { ...rest, date: "" });
    }
  });
}

test("If-None-Match takes lists, weak tags and the asterisk, and other tags get the page", async (t) => {
  const { origin } = await startFakeApp(t);
  const { headers } = await fetchRaw(origin, {});
  const etag = String(headers["etag"]);
  for (const [value, status] of [
    [`W/${etag}`, 304],
    [`"a", W/"b",${etag}`, 304],
    ["*", 304],
    ['"a"', 200],
    [etag.replaceAll('"', ""), 200],
    ["", 200],
  ] as const)
    assert.equal(
      (await fetchRaw(origin, { "If-None-Match": value })).status,
      status,
      `got another status for ${value}`,
    );
});

test("an error has no ETag, is never 304 and not to be stored", async (t) => {
  const { origin } = await startFakeApp(t);
  const { status, headers } = await fetchRaw(`${origin}/nothing`, { "If-None-Match": "*" });
  assert.equal(status, 404);
  assert.equal(headers["etag"], undefined);
  assert.equal(headers["cache-control"], "no-store");
});

test("two servers of one site answer with the same bytes", async (t) => {
  const [one, two] = [await startFakeApp(t), await startFakeApp(t)];
  const wish = { "Accept-Encoding": "br" };
  const [a, b] = [await fetchRaw(one.origin, wish), await fetchRaw(two.origin, wish)];
  assert.deepEqual(a.body, b.body);
  assert.deepEqual({ ...a.headers, date: "" }, { ...b.headers, date: "" });
});

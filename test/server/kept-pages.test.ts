import assert from "node:assert/strict";
import { get } from "node:http";
import { test } from "node:test";
import request from "supertest";
import { codings, negotiateCoding } from "#server/http/negotiate.ts";
import { decode } from "#test/support/decode.ts";
import { fakeFiles, fakeSite, startFakeApp } from "#test/support/fake-site.ts";

/** An answer as it comes over the wire: supertest would undo its coding. */
function fetchRaw(origin: string, headers: Record<string, string>, method = "GET") {
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      get(origin, { headers, method, agent: false }, async (answer) => {
        const chunks: Buffer[] = await answer.toArray();
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) });
      }).on("error", reject);
    },
  );
}

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

test("HEAD is GET without the body, header for header; so is 304, but for what describes a body", async (t) => {
  const { origin } = await startFakeApp(t);
  for (const coding of codings) {
    const wish = { "Accept-Encoding": coding };
    const {
      headers: { date: _, ...expected },
    } = await fetchRaw(origin, wish);
    const {
      headers: { date: __, ...head },
      body,
    } = await fetchRaw(origin, wish, "HEAD");
    assert.deepEqual(head, expected);
    assert.equal(body.length, 0);
    const unchanged = await fetchRaw(origin, { ...wish, "If-None-Match": String(expected["etag"]) });
    assert.equal(unchanged.status, 304);
    const { date: ___, ...kept } = unchanged.headers;
    const { "content-length": ____, "content-type": _____, "content-encoding": ______, ...rest } = expected;
    assert.deepEqual(kept, rest);
  }
});

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

test("the coding that is wanted most is taken, and identity where that cannot be understood", () => {
  for (const [header, coding] of [
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br, zstd", "br"],
    ["gzip, deflate", "gzip"],
    ["zstd;q=1, br;q=0.9", "zstd"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["BR", "br"],
    ["x-gzip", "gzip"],
    ["*", "br"],
    ["*;q=0.5, br;q=0", "zstd"],
    ["identity, br;q=0.5", "identity"],
    ["*;q=0", "identity"],
    ["br;q=2", "identity"],
    ["br;q", "identity"],
    [";;,", "identity"],
    ["deflate", "identity"],
  ] as const)
    assert.equal(negotiateCoding(header), coding, `${header}`);
});

test("an asset may be kept for a year, and one that is not there not at all", async (t) => {
  const { app } = await startFakeApp(t, { site: fakeSite({}, fakeFiles(t)) });
  const there = await request(app.server).get("/assets/entry-abc123.js");
  assert.equal(there.headers["cache-control"], "public, max-age=31536000, immutable");
  const gone = await request(app.server).get("/assets/entry-0ld.js");
  assert.equal(gone.status, 404);
  assert.equal(gone.headers["cache-control"], "no-store");
});

test("two servers of one site answer with the same bytes", async (t) => {
  const [one, two] = [await startFakeApp(t), await startFakeApp(t)];
  const wish = { "Accept-Encoding": "br" };
  const [a, b] = [await fetchRaw(one.origin, wish), await fetchRaw(two.origin, wish)];
  assert.deepEqual(a.body, b.body);
  assert.deepEqual({ ...a.headers, date: "" }, { ...b.headers, date: "" });
});

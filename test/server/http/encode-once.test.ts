import assert from "node:assert/strict";
import { test } from "node:test";
import { type Effort, encode } from "#server/http/encode.ts";
import { EncodeOnce } from "#server/http/encode-once.ts";
import { codings } from "#server/http/negotiate.ts";
import { decode } from "#test/support/decode.ts";

test("every coding gives the bytes back, whatever their size", () => {
  for (const length of [0, 1, 40, 30_000, 300_000]) {
    const html = Buffer.from("<p>words and words</p>".repeat(length / 22 + 1).slice(0, length));
    for (const coding of codings)
      for (const effort of ["kept", "passing"] satisfies Effort[])
        assert.deepEqual(decode[coding](encode(coding, html, effort)), html, `${coding} of ${length} bytes`);
  }
});

test("the same bytes are compressed once, and changed bytes again", () => {
  const encoder = new EncodeOnce();
  const first = encoder.encode("Home", "br", Buffer.from("one page"));
  assert.equal(encoder.encode("Home", "br", Buffer.from("one page")), first);
  const changed = encoder.encode("Home", "br", Buffer.from("another"));
  assert.equal(decode.br(changed).toString(), "another");
  assert.equal(encoder.encode("Home", "br", Buffer.from("another")), changed);
});

test("pages and codings are told apart", () => {
  const encoder = new EncodeOnce();
  const html = Buffer.from("one page");
  assert.notEqual(encoder.encode("Home", "br", html), encoder.encode("About", "br", html));
  assert.equal(decode.gzip(encoder.encode("Home", "gzip", html)).toString(), "one page");
  assert.equal(encoder.encode("Home", "identity", html), html);
});

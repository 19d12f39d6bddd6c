import assert from "node:assert/strict";
import { test } from "node:test";
import { negotiateCoding, settleCoding } from "#server/http/negotiate.ts";

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

test("where there is no zstd, the best of the rest is taken, and libraries are told that one alone", () => {
  for (const [header, coding] of [
    ["gzip, deflate, br, zstd", "br"],
    ["zstd, gzip;q=0.5", "gzip"],
    ["zstd", "identity"],
    ["identity, br;q=0.5", "identity"],
    ["br;q=9", "identity"],
    [undefined, "identity"],
  ] as const) {
    const headers = { "accept-encoding": header };
    settleCoding(headers);
    assert.equal(headers["accept-encoding"], coding, `${header}`);
  }
});

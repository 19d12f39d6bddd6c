import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { startFakeApp } from "#test/support/fake-app.ts";

const decode = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
/** What clients accept, by the encoding that they get. */
const encodings = { br: "gzip, deflate, br, zstd", gzip: "br;q=0, gzip;q=0.5", identity: ";;q=x,," } as const;

for (const path of ["/", "/robots.txt"]) {
  test(`${path} has its own ETag in each encoding, and returns 304 to a client that has it`, async (t) => {
    const { app } = await startFakeApp(t);
    const texts = new Set<string>();
    const etags = new Set<unknown>();
    for (const [encoding, accepted] of Object.entries(encodings) as [keyof typeof decode, string][]) {
      const ask = (fields: Record<string, string> = {}) =>
        app.inject({ url: path, headers: { "Accept-Encoding": accepted, ...fields } });
      const { headers, rawPayload } = await ask();
      assert.equal(headers["content-encoding"], encoding === "identity" ? undefined : encoding);
      texts.add(decode[encoding](rawPayload).toString());
      etags.add(headers["etag"]);

      assert.equal((await ask({ "If-None-Match": '"other"' })).statusCode, 200);
      // A proxy may have made it weak.
      for (const known of [String(headers["etag"]), `"other", W/${headers["etag"]}`, "*"]) {
        const unchanged = await ask({ "If-None-Match": known });
        assert.deepEqual([unchanged.statusCode, unchanged.rawPayload.length], [304, 0], known);
        const { "content-length": _, ...rest } = headers;
        assert.deepEqual({ ...unchanged.headers, date: "" }, { ...rest, date: "" });
      }
    }
    assert.deepEqual([texts.size, etags.size], [1, 3]);
  });
}

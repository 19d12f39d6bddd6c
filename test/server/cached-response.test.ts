import assert from "node:assert/strict";
import { test } from "node:test";
import { createCachedResponse } from "#server/http/cached-response.ts";
import { startAppFromSource } from "#test/support/app-from-source.ts";

/** What clients accept, by the encoding that they get. */
const encodings = { br: "gzip, deflate, br, zstd", gzip: "br;q=0, gzip;q=0.5", identity: ";;q=x,," };

for (const path of ["/", "/robots.txt"]) {
  test(`${path} has its own ETag in each encoding, and returns 304 to a client that has it`, async (t) => {
    const { getVariant } = createCachedResponse(200, {}, Buffer.from(path));
    assert.equal(getVariant("br"), getVariant("br"), "compressed once");
    const { origin } = await startAppFromSource(t);
    const texts = new Set<string>();
    const etags = new Set<string>();
    for (const [encoding, accepted] of Object.entries(encodings)) {
      const get = (fields: Record<string, string> = {}) =>
        fetch(origin + path, { headers: { "Accept-Encoding": accepted, ...fields } });
      const response = await get();
      const { "content-length": _, ...headers } = Object.fromEntries(response.headers);
      const { etag = "", "content-encoding": given = "identity" } = headers;
      assert.equal(given, encoding);
      texts.add(await response.text());
      etags.add(etag);

      assert.equal((await get({ "If-None-Match": '"other"' })).status, 200);
      // A proxy may have made it weak.
      for (const known of [etag, `"other", W/${etag}`, "*"]) {
        const unchanged = await get({ "If-None-Match": known });
        assert.deepEqual([unchanged.status, await unchanged.text()], [304, ""], known);
        assert.deepEqual({ ...Object.fromEntries(unchanged.headers), date: "" }, { ...headers, date: "" });
      }
    }
    assert.deepEqual([texts.size, etags.size], [1, 3]);
  });
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { pages } from "#shared/pages.ts";
import { phone, visit } from "./visit.ts";

const compressible = /\.(js|svg|ico)$/;

for (const { path } of pages) {
  test(`the first view of ${path} on a phone takes at most 300 KB in 15 requests, 50 KB of fonts`, async (t) => {
    const { page, requests } = await visit(t, path, { viewport: phone, deviceScaleFactor: 2 });
    await page.waitForLoadState("networkidle");
    let total = 0;
    let fonts = 0;
    for (const request of requests) {
      const response = await request.response();
      const { responseBodySize, responseHeadersSize } = await request.sizes();
      total += responseBodySize + responseHeadersSize;
      if (request.resourceType() === "font") fonts += responseBodySize;
      const { pathname } = new URL(request.url());
      if (!pathname.startsWith("/assets/")) continue;
      const caching = await response?.headerValue("cache-control");
      assert.equal(caching, "public, max-age=31536000, immutable", pathname);
      if (compressible.test(pathname))
        assert.equal(await response?.headerValue("content-encoding"), "br", pathname);
    }
    t.diagnostic(`${total} bytes, of them ${fonts} of fonts, in ${requests.length} requests`);
    assert.ok(total <= 300_000, `${total} bytes`);
    assert.ok(requests.length <= 15, requests.map((request) => request.url()).join("\n"));
    assert.ok(fonts > 0 && fonts <= 50_000, `${fonts} bytes of fonts`);
  });
}

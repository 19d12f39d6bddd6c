import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright";
import { pages } from "#shared/pages.ts";
import { desktop, lateScripts, phone, visit } from "./visit.ts";

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

  for (const viewport of [phone, desktop]) {
    test(`at ${viewport.width} px ${path} uses all it preloads, at most two fonts, and its largest paint waits for no layout`, async (t) => {
      const { page, requests } = await visit(t, path, { viewport });
      await page.waitForLoadState("networkidle");
      const preloads = await page.$$eval("link[rel=preload], link[rel=modulepreload]", (links) =>
        links.map((link) => (link as HTMLLinkElement).href),
      );
      assert.ok(preloads.length <= 2, preloads.join());
      for (const href of preloads)
        assert.equal(requests.filter((request) => request.url() === href).length, 1, href);
      // A font that was preloaded in another mode than the style sheet's would come twice.
      const files = requests.map((request) => request.url());
      assert.equal(new Set(files).size, files.length, files.join("\n"));
      assert.doesNotMatch((await largestPaint(page)).html, /loading="lazy"/);
    });
  }
}

for (const { path, picture } of pages.filter((page) => page.picture))
  test(`the largest paint of ${path} on a phone is a preview of ${picture}, which comes with the page`, async (t) => {
    const { page, problems } = await visit(t, path, {
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      before: lateScripts(1000, "**/*.{avif,webp,jpg}"),
    });
    // The picture itself is there by now, and was no larger.
    await page.waitForLoadState("networkidle");
    await page.locator("img[fetchpriority=high]").evaluate((image: HTMLImageElement) => image.decode());
    const { html, url } = await largestPaint(page);
    assert.match(html, /fetchpriority="high"/);
    assert.match(url, /^data:image\/avif/);
    assert.deepEqual(problems, []);
  });

/** The element that was the largest one painted, as HTML, and where its picture came from; nowhere, if it is text. */
function largestPaint(page: Page) {
  return page.evaluate(
    () =>
      new Promise<{ html: string; url: string }>((resolve) => {
        new PerformanceObserver((list) => {
          const { element, url } = list.getEntries().at(-1) as LargestPaint;
          resolve({ html: element?.outerHTML ?? "", url });
        }).observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );
}

interface LargestPaint extends PerformanceEntry {
  element?: Element;
  url: string;
}

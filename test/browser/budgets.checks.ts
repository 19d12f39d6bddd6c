import assert from "node:assert/strict";
import type { Request } from "playwright";
import type { PageKey } from "#shared/languages.ts";
import { pages } from "#shared/pages.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { server, type VisitChecks } from "./visit.ts";

/** The JavaScript of pages with islands, compressed. The carousel's contains Swiper, the form's React. */
const scripts: Partial<Record<PageKey, number>> = {
  home: 25_300,
  servicesPage: 36_000,
  projectsPage: 3000,
  contact: 66_000,
};

/** The JavaScript of a page without islands. */
const entryScript = 2000;

/** Asserts that sizes are within their limits. Lists all of them, so that an editor sees how much is left. */
function assertWithin(
  t: { diagnostic(message: string): void },
  sizes: Readonly<Record<string, readonly [size: number, limit: number]>>,
) {
  const found = Object.entries(sizes).map(([name, [size, limit]]) => {
    t.diagnostic(`${size} of ${limit} ${name}`);
    return size > 0 && size <= limit ? [] : [`${size} of ${limit} ${name}`];
  });
  assert.deepEqual(found.flat(), []);
}

/** The size of a page in bytes on the wire. */
export const budgets: VisitChecks = {
  "has a first response of 14,300 bytes with its headers, and styles of 20,700 in 236 rules": async (
    { path, requests },
    t,
  ) => {
    const html = await (await fetch(server.origin + path)).text();
    const [, styles = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const heads = [...styles.matchAll(/([^{}]+)\{/g)].map(([, head = ""]) => head.trim());
    assertWithin(t, {
      "bytes on the wire": [await bytesOf(requests.slice(0, 1), true), 14_300],
      "bytes of styles": [styles.length, 20_700],
      rules: [heads.filter((head) => !head.startsWith("@")).length, 236],
      "media blocks": [heads.filter((head) => head.startsWith("@media")).length, 40],
    });
  },
  "is shown with at most 300 KB in 15 requests, with 50 KB of fonts": async ({ page, requests }, t) => {
    await page.waitForLoadState("networkidle");
    const fonts = requests.filter((request) => request.resourceType() === "font");
    assertWithin(t, {
      requests: [requests.length, 15],
      bytes: [await bytesOf(requests, true), 300_000],
      "bytes of fonts": [await bytesOf(fonts), 50_000],
    });
  },
  "loads no more JavaScript than its islands may, when scrolled to its end": async (
    { page, path, requests },
    t,
  ) => {
    await scrollToEnd(page);
    const { key } = pages.find((page) => page.path === path) ?? {};
    const size = await bytesOf(requests.filter((request) => request.resourceType() === "script"));
    assertWithin(t, { "bytes of JavaScript": [size, (key && scripts[key]) ?? entryScript] });
  },
};

/** The total size of the response bodies in bytes, optionally with headers. Those from the cache count nothing. */
async function bytesOf(requests: readonly Request[], withHeaders = false): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) =>
      sum + Math.max(responseBodySize, 0) + (withHeaders ? responseHeadersSize : 0),
    0,
  );
}

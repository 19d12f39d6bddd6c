import assert from "node:assert/strict";
import { after, test } from "node:test";
import type { Request } from "playwright";
import type { PageKey } from "#shared/languages.ts";
import { pages } from "#shared/pages.ts";
import { unknownPaths } from "#test/support/every-path.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { phone, server, visit } from "./visit.ts";

// The size of a page in bytes on the wire. A phone opens every page once.
const options = { viewport: phone, deviceScaleFactor: 2 };
const all: { path: string; key?: PageKey }[] = [...pages, ...unknownPaths.map((path) => ({ path }))];
const visits = await Promise.all(
  all.map(async ({ path, key }) => ({ path, key, ...(await visit({ after }, path, options)) })),
);

/** The JavaScript of pages with islands, compressed. The carousel's contains Swiper, the form's React. */
const scripts: Partial<Record<PageKey, number>> = {
  home: 25_300,
  about: 4700,
  servicesPage: 36_000,
  projectsPage: 3000,
  contactPage: 66_000,
};

/** The JavaScript of a page without islands. */
const entryScript = 2000;

type Sizes = Readonly<Record<string, readonly [size: number, limit: number]>>;

/** Asserts that every page stays within its limits. Lists all sizes, so that an editor sees how much is left. */
async function assertWithin(
  t: { diagnostic(message: string): void },
  measure: (visit: (typeof visits)[number]) => Promise<Sizes>,
) {
  const over: string[] = [];
  const sizes = await Promise.all(visits.map(measure));
  for (const [index, { path }] of visits.entries())
    for (const [name, [size, limit]] of Object.entries(sizes[index] ?? {})) {
      const found = `${path}: ${size} of ${limit} ${name}`;
      t.diagnostic(found);
      if (!(size > 0 && size <= limit)) over.push(found);
    }
  assert.deepEqual(over, []);
}

test("the first response has at most 14,300 bytes with its headers, its styles 20,700 in 236 rules", (t) =>
  assertWithin(t, async ({ path, requests }) => {
    const html = await (await fetch(server.origin + path)).text();
    const [, styles = ""] = /<style>(.*?)<\/style>/s.exec(html) ?? [];
    const heads = [...styles.matchAll(/([^{}]+)\{/g)].map(([, head = ""]) => head.trim());
    return {
      "bytes on the wire": [await bytesOf(requests.slice(0, 1), true), 14_300],
      "bytes of styles": [styles.length, 20_700],
      rules: [heads.filter((head) => !head.startsWith("@")).length, 236],
      "media blocks": [heads.filter((head) => head.startsWith("@media")).length, 40],
    };
  }));

test("a phone shows every page with at most 300 KB in 15 requests, with 50 KB of fonts", (t) =>
  assertWithin(t, async ({ page, requests }) => {
    await page.waitForLoadState("networkidle");
    const fonts = requests.filter((request) => request.resourceType() === "font");
    return {
      requests: [requests.length, 15],
      bytes: [await bytesOf(requests, true), 300_000],
      "bytes of fonts": [await bytesOf(fonts), 50_000],
    };
  }));

test("scrolled to its end, no page loads more JavaScript than its islands may", (t) =>
  assertWithin(t, async ({ key, page, requests }) => {
    await scrollToEnd(page);
    const size = await bytesOf(requests.filter((request) => request.resourceType() === "script"));
    return { "bytes of JavaScript": [size, (key && scripts[key]) ?? entryScript] };
  }));

/** The total size of the response bodies in bytes, optionally with headers. */
async function bytesOf(requests: readonly Request[], withHeaders = false): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce(
    (sum, { responseBodySize, responseHeadersSize }) =>
      sum + responseBodySize + (withHeaders ? responseHeadersSize : 0),
    0,
  );
}

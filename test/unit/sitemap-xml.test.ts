import assert from "node:assert/strict";
import { test } from "node:test";
import { sitemapXml } from "#server/seo/sitemap-xml.ts";
import { hrefLangs } from "#shared/languages.ts";
import { pages } from "#shared/pages.ts";
import { siteUrl } from "#test/support/config.ts";

test("the sitemap has exactly the pages, each with its date and its versions in all languages", () => {
  const xml = sitemapXml(pages, siteUrl);
  const all = (pattern: RegExp) => [...xml.matchAll(pattern)].map(([, ...found]) => found.join(" "));
  assert.deepEqual(
    all(/<loc>(.*?)<\/loc>/g),
    pages.map(({ path }) => siteUrl + path),
  );
  assert.deepEqual(
    all(/<lastmod>(.*?)<\/lastmod>/g),
    pages.map(({ text }) => text.metadata.modifiedTime),
  );
  assert.deepEqual(
    all(/hreflang="(.*?)" href="(.*?)"/g),
    pages.flatMap(({ alternates }) =>
      hrefLangs(alternates).map(({ hrefLang, path }) => `${hrefLang} ${siteUrl}${path}`),
    ),
  );
});

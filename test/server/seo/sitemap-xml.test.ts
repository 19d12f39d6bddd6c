import assert from "node:assert/strict";
import { test } from "node:test";
import { sitemapXml } from "#server/seo/sitemap-xml.ts";
import { pages } from "#shared/pages.ts";
import { siteUrl } from "#test/support/config.ts";

const [home] = pages;
assert.ok(home);
const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map((match) => match[1]);

test("the sitemap has exactly the pages, each with the date of its content", () => {
  const xml = sitemapXml(pages, siteUrl);
  const urls = pages.map(({ path }) => siteUrl + path);
  const dates = pages.map(({ text }) => text.metadata.modifiedTime);
  assert.deepEqual([all(xml, "loc"), all(xml, "lastmod")], [urls, dates]);
});

test("each page lists its versions in all languages, by absolute URL", () => {
  const [english] = home.alternates;
  assert.ok(english);
  const other = { language: { ...english.language, tag: "xx" }, path: "/xx" };
  const xml = sitemapXml([{ ...home, path: other.path, alternates: [english, other] }], siteUrl);
  const address = `${siteUrl}/xx`;
  assert.deepEqual(all(xml, "loc"), [address]);
  for (const [tag, href] of [
    [english.language.tag, `${siteUrl}/`],
    ["x-default", `${siteUrl}/`],
    ["xx", address],
  ] as const)
    assert.ok(xml.includes(`<xhtml:link rel="alternate" hreflang="${tag}" href="${href}"/>`), tag);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { sitemapXml } from "#server/seo/sitemap-xml.ts";
import { pages } from "#shared/pages.ts";
import { siteUrl } from "#test/support/config.ts";

const all = (xml: string, tag: string) =>
  [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, "g"))].map((match) => match[1]);

test("the sitemap has exactly the given pages, each with the date of its content", () => {
  const xml = sitemapXml(pages, siteUrl);
  assert.deepEqual(
    all(xml, "loc"),
    pages.map(({ path }) => `${siteUrl}${path}`),
  );
  assert.deepEqual(
    all(xml, "lastmod"),
    pages.map(({ words }) => words.metadata.modifiedTime),
  );
});

test("addresses are escaped as XML", () => {
  const [home] = pages;
  assert.ok(home);
  const xml = sitemapXml([{ ...home, path: "/it's?a=1&b=2" }], siteUrl);
  assert.deepEqual(all(xml, "loc"), [`${siteUrl}/it&apos;s?a=1&amp;b=2`]);
});

test("the sitemap is XML of its namespaces, and each page names itself in every language", () => {
  const [home] = pages;
  const [english] = home?.alternates ?? [];
  assert.ok(home && english);
  const { modifiedTime } = home.words.metadata;
  const spanish = { language: { ...english.language, tag: "es" }, path: "/es" };
  const link = (tag: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${siteUrl}${path}"/>`;
  assert.equal(
    sitemapXml([{ ...home, alternates: [english, spanish] }], siteUrl).replace(/\n\s*/g, ""),
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      `<url><loc>${siteUrl}/</loc><lastmod>${modifiedTime}</lastmod>`,
      link(english.language.tag, "/"),
      link("x-default", "/"),
      `${link("es", "/es")}</url>`,
      "</urlset>",
    ].join(""),
  );
});

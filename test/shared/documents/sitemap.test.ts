import assert from "node:assert/strict";
import { test } from "node:test";
import { sitemapXml } from "#shared/documents/sitemap.ts";
import { pages as content } from "#shared/pages.ts";
import { siteUrl } from "#test/support/config.ts";

const pages = content.map((page) => ({ ...page, images: [`/assets${page.path}.jpg`] }));

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
    pages.map(({ content }) => content.metadata.modifiedTime),
  );
});

test("the sitemap names the pictures of a page that has some", () => {
  const [home, about] = pages;
  assert.ok(home && about);
  const images = ["/assets/a.jpg", "/assets/b.jpg"];
  const xml = sitemapXml(
    [
      { ...home, images },
      { ...about, images: [] },
    ],
    siteUrl,
  );
  assert.deepEqual(
    all(xml, "image:loc"),
    images.map((path) => siteUrl + path),
  );
});

test("addresses are escaped as XML", () => {
  const [home] = pages;
  assert.ok(home);
  const xml = sitemapXml([{ ...home, images: ["/it's.jpg?w=1&h=2"] }], siteUrl);
  assert.deepEqual(all(xml, "image:loc"), [`${siteUrl}/it&apos;s.jpg?w=1&amp;h=2`]);
});

test("the sitemap is XML of the two namespaces that its elements are from", () => {
  const [home] = pages;
  assert.ok(home);
  const { modifiedTime } = home.content.metadata;
  assert.equal(
    sitemapXml([{ ...home, images: ["/a.jpg"] }], siteUrl).replace(/\n\s*/g, ""),
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"',
      ' xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">',
      `<url><loc>${siteUrl}/</loc><lastmod>${modifiedTime}</lastmod>`,
      `<image:image><image:loc>${siteUrl}/a.jpg</image:loc></image:image></url>`,
      "</urlset>",
    ].join(""),
  );
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMParser, type Element, onErrorStopParsing } from "@xmldom/xmldom";
import { sitemapXml } from "#server/seo/sitemap-xml.ts";
import { pages } from "#shared/pages.ts";
import { siteUrl } from "#test/support/config.ts";

/** An element of XML as a value: its name with its namespace, its attributes, and its elements or its text. */
function read({ namespaceURI, localName, attributes, childNodes, textContent }: Element): unknown {
  const own = [...attributes].filter(({ prefix, name }) => (prefix ?? name) !== "xmlns");
  const elements = [...childNodes].filter((node) => node.nodeType === node.ELEMENT_NODE) as Element[];
  return [
    `${namespaceURI} ${localName}`,
    Object.fromEntries(own.map(({ name, value }) => [name, value])),
    elements.length > 0 ? elements.map(read) : textContent,
  ];
}

test("the sitemap is XML with exactly the pages, each with its date and its versions in all languages", () => {
  const xml = sitemapXml(pages, siteUrl);
  assert.ok(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>'));
  const parser = new DOMParser({ onError: onErrorStopParsing });
  const { documentElement: root } = parser.parseFromString(xml, "application/xml");
  const sitemap = "http://www.sitemaps.org/schemas/sitemap/0.9";
  const link = (hreflang: string, path = "") => [
    "http://www.w3.org/1999/xhtml link",
    { rel: "alternate", hreflang, href: siteUrl + path },
    "",
  ];
  const urls = pages.map(({ path, text, alternates: [original, ...others] }) => [
    `${sitemap} url`,
    {},
    [
      [`${sitemap} loc`, {}, siteUrl + path],
      [`${sitemap} lastmod`, {}, text.metadata.modifiedTime],
      ...["en", "x-default"].map((tag) => link(tag, original?.path)),
      ...others.map(({ language, path }) => link(language.tag, path)),
    ],
  ]);
  assert.deepEqual(root && read(root), [`${sitemap} urlset`, {}, urls]);
});

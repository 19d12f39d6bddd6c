import assert from "node:assert/strict";
import { test } from "node:test";
import type { PageMetadata } from "#shared/content/types.ts";
import { headTags } from "#shared/metadata.ts";
import { pages } from "#shared/pages.ts";

// test/html/head.test.ts tests the heads of the served pages. No page is an article, so this is one with all fields.

const [home] = pages;
assert.ok(home);

const siteUrl = "http://localhost:8080";
const metadata: PageMetadata = {
  title: "How we count",
  description: "Before we begin we count calls, clicks or hours, and three months later we count them again.",
  keywords: ["numbers"],
  type: "article",
  modifiedTime: "2026-11-02",
  author: "A. Writer",
  publishedTime: "2026-10-01",
  section: "Method",
  tags: ["numbers", "method"],
  image: { path: "/count.png", width: 1600, height: 900, alt: "A tally" },
};

test("an article has its times, author, section, each of its tags, and its own picture", () => {
  const { meta } = headTags({ ...home, path: "/article", text: { ...home.text, metadata } }, siteUrl);
  const properties = meta.flatMap((tag) => ("property" in tag ? [[tag.property, tag.content]] : []));
  assert.deepEqual(
    properties.filter(([name]) => /^article:|^og:(type|image)/.test(name ?? "")),
    [
      ["og:type", "article"],
      ["og:image", `${siteUrl}/count.png`],
      ["og:image:width", "1600"],
      ["og:image:height", "900"],
      ["og:image:alt", "A tally"],
      ["article:published_time", "2026-10-01"],
      ["article:modified_time", "2026-11-02"],
      ["article:author", "A. Writer"],
      ["article:section", "Method"],
      ["article:tag", "numbers"],
      ["article:tag", "method"],
    ],
  );
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { company } from "#shared/data/company.ts";
import { headTags } from "#shared/metadata.ts";
import { type Page, pages } from "#shared/pages.ts";
import type { PageMetadata } from "#shared/site/types.ts";

// test/pages/head.facts.ts and link-preview.facts.ts test the heads of the served pages. No page is an article, so
// here are two examples: one with all fields, one with as few as possible.

const [home] = pages;
assert.ok(home);

const articlePage = (metadata: PageMetadata): Page => ({
  ...home,
  path: "/article",
  text: { ...home.text, metadata },
});

const siteUrl = "http://localhost:8080";
const short: PageMetadata = {
  title: "How we count",
  description: "Before we begin we count calls, clicks or hours, and three months later we count them again.",
  keywords: ["numbers"],
  type: "article",
  modifiedTime: "2026-11-02",
};
const long: PageMetadata = {
  ...short,
  author: "A. Writer",
  publishedTime: "2026-10-01",
  section: "Method",
  tags: ["numbers", "method"],
  image: { path: "/count.png", width: 1600, height: 900, alt: "A tally" },
};

/** The contents of the tags with a property or name. */
function contents(metadata: PageMetadata, key: string): string[] {
  const { meta } = headTags(articlePage(metadata), siteUrl);
  return meta.flatMap((tag) => (("property" in tag ? tag.property : tag.name) === key ? tag.content : []));
}

test("an article tells its times, its author, its section, each of its tags, and its own picture", () => {
  const expected = {
    "og:type": ["article"],
    "article:published_time": ["2026-10-01"],
    "article:modified_time": ["2026-11-02"],
    "article:author": ["A. Writer"],
    author: ["A. Writer"],
    "article:section": ["Method"],
    "article:tag": ["numbers", "method"],
    "og:image": [`${siteUrl}/count.png`],
    "og:image:width": ["1600"],
    "og:image:height": ["900"],
    "og:image:alt": ["A tally"],
  };
  for (const [key, values] of Object.entries(expected)) assert.deepEqual(contents(long, key), values, key);
});

test("an article that says little has no empty tag, and the company as its author", () => {
  for (const key of ["article:published_time", "article:section", "article:tag"])
    assert.deepEqual(contents(short, key), [], key);
  assert.deepEqual(contents(short, "article:author"), [company.name]);
});

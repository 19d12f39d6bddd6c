import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { brand } from "#shared/content/brand.ts";
import { notFound } from "#shared/content/not-found.ts";
import { publicFiles } from "#shared/content/public-files.ts";
import { type HeadTags, headTags, type PageMetadata } from "#shared/metadata.ts";
import { pages, siteUrl } from "#test/shared/pages.ts";

/** What the tags of one name or property say. */
function contents({ meta }: HeadTags, key: string): string[] {
  return meta
    .filter((tag) => ("name" in tag ? tag.name : tag.property) === key)
    .map(({ content }) => content);
}

const links = (tags: HeadTags, rel: string) =>
  tags.links.filter((link) => link.rel === rel).map(({ href }) => href);

for (const { path, content } of pages) {
  const tags = headTags(content.metadata, { siteUrl, path, indexable: true });

  test(`${path} has one absolute canonical address, which is also og:url`, () => {
    assert.deepEqual(links(tags, "canonical"), [`${siteUrl}${path}`]);
    assert.deepEqual(contents(tags, "og:url"), [`${siteUrl}${path}`]);
  });

  test(`${path} has every tag that previews and search results are made of, once`, () => {
    const { title, description } = content.metadata;
    assert.equal(tags.title, title);
    const { width, height, alt } = publicFiles.socialPreview;
    const expected = {
      description,
      keywords: content.metadata.keywords.join(", "),
      author: brand.name,
      robots: "index, follow, max-image-preview:large",
      "og:title": title,
      "og:description": description,
      "og:type": "website",
      "og:site_name": brand.name,
      "og:locale": "en_US",
      "og:image": `${siteUrl}/social-preview.png`,
      "og:image:width": String(width),
      "og:image:height": String(height),
      "og:image:alt": alt,
      "twitter:card": "summary_large_image",
    };
    for (const [key, value] of Object.entries(expected)) assert.deepEqual(contents(tags, key), [value], key);
  });

  test(`${path} is no article and has no tag of one`, () => {
    assert.ok(!tags.meta.some((tag) => "property" in tag && tag.property.startsWith("article:")));
  });
}

const article: PageMetadata = {
  title: "How we count",
  description: "Before we begin we count calls, clicks or hours, and three months later we count them again.",
  keywords: ["numbers"],
  type: "article",
  author: "A. Writer",
  publishedTime: "2026-10-01",
  modifiedTime: "2026-11-02",
  section: "Method",
  tags: ["numbers", "method"],
  image: { path: "/count.png", width: 1600, height: 900, alt: "A tally" },
};
const articleTags = headTags(article, { siteUrl, path: "/how-we-count", indexable: true });

test("an article says when it was published and modified, by whom, in which section", () => {
  assert.deepEqual(contents(articleTags, "og:type"), ["article"]);
  assert.deepEqual(contents(articleTags, "article:published_time"), ["2026-10-01"]);
  assert.deepEqual(contents(articleTags, "article:modified_time"), ["2026-11-02"]);
  assert.deepEqual(contents(articleTags, "article:author"), ["A. Writer"]);
  assert.deepEqual(contents(articleTags, "author"), ["A. Writer"]);
  assert.deepEqual(contents(articleTags, "article:section"), ["Method"]);
});

test("an article has one article:tag per tag", () => {
  assert.deepEqual(contents(articleTags, "article:tag"), ["numbers", "method"]);
});

test("an image of its own replaces the default preview, with its size and words", () => {
  assert.deepEqual(contents(articleTags, "og:image"), [`${siteUrl}/count.png`]);
  assert.deepEqual(contents(articleTags, "og:image:width"), ["1600"]);
  assert.deepEqual(contents(articleTags, "og:image:alt"), ["A tally"]);
});

test("a page that is not indexable says noindex and has no address of its own", () => {
  const tags = headTags(notFound.metadata, { siteUrl, path: "/nowhere", indexable: false });
  assert.deepEqual(contents(tags, "robots"), ["noindex"]);
  assert.deepEqual(links(tags, "canonical"), []);
  assert.ok(!JSON.stringify(tags).includes("/nowhere"), "nothing of the request is repeated");
});

test("every page has icons, a manifest and a theme colour per scheme", () => {
  const tags = headTags(notFound.metadata, { siteUrl, path: "/", indexable: false });
  assert.equal(links(tags, "icon").length, 2);
  assert.deepEqual(links(tags, "apple-touch-icon"), [publicFiles.touchIcon]);
  assert.deepEqual(links(tags, "manifest"), [publicFiles.manifest]);
  assert.equal(contents(tags, "theme-color").length, 2);
});

/** The size that a PNG states in its first chunk. */
async function pngSize(path: string) {
  const bytes = await readFile(new URL(`../../public${path}`, import.meta.url));
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes: bytes.length };
}

test("the social preview is 1200 x 630, as its tags say, and under 300 KB", async () => {
  const { path, width, height } = publicFiles.socialPreview;
  const file = await pngSize(path);
  assert.deepEqual([file.width, file.height], [1200, 630]);
  assert.deepEqual([width, height], [1200, 630]);
  assert.ok(file.bytes < 300_000, `it has ${file.bytes} bytes`);
});

test("logo and app icons exist in the sizes that are claimed", async () => {
  const { logo, appIcons } = publicFiles;
  assert.ok(logo.width >= 112 && logo.height >= 112, "search engines want at least 112 px");
  for (const { path, width, height } of [
    logo,
    ...appIcons.map(({ path, size }) => ({ path, width: size, height: size })),
  ]) {
    const file = await pngSize(path);
    assert.deepEqual([path, file.width, file.height], [path, width, height]);
  }
});

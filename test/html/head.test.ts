import assert from "node:assert/strict";
import { test } from "node:test";
import { publicFiles } from "#shared/public-files.ts";
import { linkHrefs, metaContents, servedPages, testEvery } from "./served-pages.ts";

const metadata = 'title, meta, link[rel="canonical"], script[type="application/ld+json"]';

/** The head, for search engines and browsers. */
testEvery("every page", servedPages, {
  "has all metadata in the head, before its styles": ({ document }) => {
    const all = document.querySelectorAll(metadata);
    assert.ok(all.every((tag) => tag.closest("head")));
    const style = document.querySelector("style");
    assert.ok(all.every((tag) => tag.range[0] < (style?.range[0] ?? 0)));
  },
  "has one title and one description, as in the content": ({ document, text }) => {
    const { title, description } = text.metadata;
    const titles = document.querySelectorAll("head title").map((tag) => tag.text);
    assert.deepEqual(titles, [title]);
    assert.deepEqual(metaContents(document, "description"), [description]);
  },
  "has one canonical URL, which is also og:url": ({ document, url }) => {
    assert.deepEqual(linkHrefs(document, "canonical"), [url]);
    assert.deepEqual(metaContents(document, "og:url"), [url]);
  },
  "may be indexed, with large image previews": ({ document, headers }) => {
    assert.deepEqual(metaContents(document, "robots"), ["index, follow, max-image-preview:large"]);
    assert.equal(headers["x-robots-tag"], undefined);
  },
  "states its language": ({ document, site: { language } }) => {
    assert.equal(document.querySelector("html")?.getAttribute("lang"), language.locale);
    assert.deepEqual(metaContents(document, "og:locale"), [language.openGraph]);
  },
  "links its icons": ({ document }) => {
    const { favicon, icon, touchIcon } = publicFiles;
    assert.deepEqual(linkHrefs(document, "icon"), [favicon, icon]);
    assert.deepEqual(linkHrefs(document, "apple-touch-icon"), [touchIcon]);
  },
});

test("no two pages share a title or a description", () => {
  for (const field of ["title", "description"] as const) {
    const values = servedPages.map(({ text }) => text.metadata[field]);
    assert.deepEqual([...new Set(values)], values);
  }
});

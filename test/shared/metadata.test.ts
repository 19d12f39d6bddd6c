import assert from "node:assert/strict";
import { test } from "node:test";
import { home } from "#shared/content/home.ts";
import { notFound } from "#shared/content/not-found.ts";
import { headTags } from "#shared/metadata.ts";
import { siteUrl } from "#test/support/config.ts";

// The heads of the pages are tested as they are served: test/pages/head.test.ts, link-previews.test.ts, article.test.tsx.

test("a page that is not indexable says noindex, and has no address and no preview of its own", () => {
  const tags = headTags(notFound.metadata, { siteUrl, path: "/nowhere", indexable: false });
  assert.deepEqual(
    tags.meta.flatMap((tag) => ("name" in tag && tag.name === "robots" ? tag.content : [])),
    ["noindex"],
  );
  const text = JSON.stringify(tags);
  assert.doesNotMatch(text, /nowhere|canonical|"og:/);
});

test("addresses are made of the configured origin, whatever its path or port", () => {
  const tags = headTags(home.metadata, { siteUrl: "http://localhost:3000", path: "/about", indexable: true });
  assert.deepEqual(tags.links[0], { rel: "canonical", href: "http://localhost:3000/about" });
});

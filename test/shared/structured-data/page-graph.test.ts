import assert from "node:assert/strict";
import { test } from "node:test";
import { home } from "#shared/content/home.ts";
import { notFound } from "#shared/content/not-found.ts";
import { paths } from "#shared/paths.ts";
import { escapeJsonForHtml, structuredData } from "#shared/structured-data/page-graph.ts";
import { siteUrl } from "#test/support/config.ts";

// The graphs of the pages themselves are tested as they are served: test/pages/json-ld.test.ts.

test("the page of a failure describes nothing", () => {
  assert.equal(structuredData({ path: "/nowhere", content: notFound }, siteUrl), undefined);
});

test("no text can end the script that carries the JSON", () => {
  const text = '</script><script>alert("x")</script><!--';
  const json = escapeJsonForHtml(JSON.stringify({ text }));
  assert.ok(!json.includes("<"));
  assert.equal(JSON.parse(json).text, text);
});

test("a page's own picture replaces the site's preview", () => {
  const image = { path: "/own.png", width: 1200, height: 630, alt: "Own" };
  const content = { ...home, metadata: { ...home.metadata, image } };
  const json = JSON.stringify(structuredData({ path: paths.home, content }, siteUrl));
  assert.ok(json.includes(`"primaryImageOfPage":{"@type":"ImageObject","url":"${siteUrl}/own.png"}`));
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "node-html-parser";
import { builtSite } from "#test/support/app.ts";
import { bodyWords } from "#test/support/html.ts";
import { scrollToEnd } from "#test/support/scroll-to-end.ts";
import { site, visit } from "./visit.ts";

// AI crawlers run no JavaScript, search engines do: both must read the same (the checklist "Head and crawling").

const machine =
  'head > title, head > meta, head > link[rel="canonical"], head > script[type="application/ld+json"]';

/** The metadata of a page as comparable lines. */
function metadataOf(html: string): string[] {
  return parse(html)
    .querySelectorAll(machine)
    .map((tag) => `${tag.tagName} ${JSON.stringify(tag.attributes)} ${tag.textContent}`.toLowerCase());
}

for (const { path } of builtSite.pages) {
  test(`${path} has in its raw HTML the words of the rendered page, 1.00 of them, and its metadata`, async (t) => {
    const raw = await (await fetch(site.origin + path)).text();
    const { page } = await visit(t, path);
    await scrollToEnd(page);
    const rendered = await page.content();

    const [before, after] = [raw, rendered].map((html) => bodyWords(parse(html)).split(" "));
    assert.ok(before && after && before.length > 100);
    assert.equal((before.length / after.length).toFixed(2), "1.00");
    assert.deepEqual(before, after);

    const metadata = metadataOf(raw);
    assert.ok(metadata.length > 15);
    assert.deepEqual(metadataOf(rendered), metadata);
  });
}

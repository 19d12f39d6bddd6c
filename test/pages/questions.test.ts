import assert from "node:assert/strict";
import { test } from "node:test";
import { contents } from "#shared/pages.ts";
import { getPage, readable } from "#test/support/html.ts";
import { site } from "#test/support/shared-site.ts";

for (const { contactPage, paths } of contents) {
  test(`${paths.contactPage} answers each question in its HTML, with nothing to unfold`, async () => {
    const { document } = await getPage(site.origin, paths.contactPage);
    const textsOf = (tag: string) => document.querySelectorAll(`main dl ${tag}`).map(readable);
    const normal = (text: string) => text.replace(/\s+/g, " ");
    const { items } = contactPage.questions;
    assert.deepEqual(
      textsOf("dt"),
      items.map(({ question }) => normal(question)),
    );
    assert.deepEqual(
      textsOf("dd"),
      items.map(({ answer }) => normal(answer)),
    );
    assert.equal(document.querySelectorAll("main details").length, 0);
  });
}

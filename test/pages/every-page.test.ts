import assert from "node:assert/strict";
import { test } from "node:test";
import { pages } from "#shared/pages.ts";
import { head } from "./head.ts";
import { languageFacts } from "./languages.ts";
import { linkPreview } from "./link-preview.ts";
import { links } from "./links.ts";
import { markup } from "./markup.ts";
import { servePage } from "./served-page.ts";
import { structuredData } from "./structured-data.ts";

const served = await Promise.all(pages.map(servePage));

for (const page of served) {
  for (const [fact, check] of Object.entries({
    ...markup,
    ...languageFacts,
    ...links,
    ...head,
    ...linkPreview,
    ...structuredData,
  }))
    test(`${page.path} ${fact}`, () => check(page));
}

for (const field of ["title", "description"] as const) {
  test(`no two pages share a ${field}`, () => {
    const values = served.map(({ words }) => words.metadata[field]);
    assert.deepEqual([...new Set(values)], values);
  });
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { llmsTxt } from "#server/seo/llms-txt.ts";
import { projects } from "#shared/content/projects.ts";
import { services } from "#shared/content/services.ts";
import { siteContent } from "#shared/content/site-content.ts";
import { pages } from "#shared/pages.ts";
import { siteUrl } from "#test/support/config.ts";

const content = siteContent(pages);
const text = llmsTxt(content, siteUrl);

test("llms.txt begins with the name as heading and the tagline as quote", () => {
  assert.ok(text.startsWith(`# ${content.brand.name}\n\n> ${content.brand.tagline}\n`));
});

test("llms.txt links every page, service and project by absolute address", () => {
  for (const { path } of pages) assert.ok(text.includes(`](${siteUrl}${path}): `), path);
  for (const { id, title } of services) assert.ok(text.includes(`[${title}](${siteUrl}/services#${id})`), id);
  for (const { id, title } of projects) assert.ok(text.includes(`[${title}](${siteUrl}/projects#${id})`), id);
});

test("llms.txt follows when the phone number changes", () => {
  const phone = { display: "+1 000-000-0000", uri: "tel:+10000000000" };
  const changed = llmsTxt({ ...content, brand: { ...content.brand, phone } }, siteUrl);
  assert.ok(changed.includes(phone.display));
  assert.ok(!changed.includes(content.brand.phone.display));
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { llmsTxt } from "#server/seo/llms-txt.ts";
import { pages, sites } from "#shared/pages.ts";
import { siteUrl } from "#test/support/config.ts";

const text = llmsTxt(pages, sites, siteUrl);

test("llms.txt links every page, service and project in every language by absolute URL", () => {
  for (const { path } of pages) assert.ok(text.includes(`](${siteUrl}${path}): `), path);
  for (const { paths, services, projects } of sites) {
    for (const { id, title } of services)
      assert.ok(text.includes(`[${title}](${siteUrl}${paths.servicesPage}#${id})`), title);
    for (const { id, title } of projects)
      assert.ok(text.includes(`[${title}](${siteUrl}${paths.projectsPage}#${id})`), title);
  }
});

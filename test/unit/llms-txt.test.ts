import assert from "node:assert/strict";
import { test } from "node:test";
import { llmsTxt } from "#server/seo/llms-txt.ts";
import { pages, sites } from "#shared/pages.ts";
import { siteUrl } from "#test/support/config.ts";

const [site] = sites;
const text = llmsTxt(pages, site, siteUrl);

test("llms.txt links every page in every language, and every service and project, by absolute URL", () => {
  const { paths, services, projects } = site;
  for (const { path } of pages) assert.ok(text.includes(`](${siteUrl}${path}): `), path);
  for (const { id, title } of services)
    assert.ok(text.includes(`[${title}](${siteUrl}${paths.servicesPage}#${id})`), title);
  for (const { id, title } of projects)
    assert.ok(text.includes(`[${title}](${siteUrl}${paths.projectsPage}#${id})`), title);
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { llmsTxt } from "#server/seo/llms-txt.ts";
import { pages, sites } from "#shared/pages.ts";
import { siteUrl } from "#test/support/config.ts";

test("llms.txt has the company, and links every page in every language, every service and every project", () => {
  const [site] = sites;
  const { company, companyText, contact, hoursText, paths, services, projects } = site;
  const link = (title: string, path: string, text: string) => `- [${title}](${siteUrl}${path}): ${text}`;
  const expected = [
    [`# ${company.name}`],
    [`> ${companyText.tagline}`],
    [
      `- Company: ${company.legalName}, ${companyText.location}`,
      `- Email: ${company.email}`,
      `- Phone: ${company.phone.display} (${hoursText})`,
      `- ${contact.direct.languages}`,
    ],
    ["## Pages"],
    pages.map(({ path, text }) => link(text.menu?.label ?? text.heading, path, text.lead)),
    ["## Services"],
    services.map(({ id, title, text }) => link(title, `${paths.servicesPage}#${id}`, text)),
    ["## Projects"],
    projects.map(({ id, title, client, year, description }) =>
      link(title, `${paths.projectsPage}#${id}`, `${client}, ${year}. ${description}`),
    ),
  ];
  const blocks = llmsTxt(pages, site, siteUrl).trimEnd().split("\n\n");
  assert.deepEqual(
    blocks.map((block) => block.split("\n")),
    expected,
  );
});

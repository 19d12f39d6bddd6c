import assert from "node:assert/strict";
import { test } from "node:test";
import { DOMParser, onErrorStopParsing } from "@xmldom/xmldom";
import { securityTxt } from "#server/seo/security-txt.ts";
import { linkLabelOf, pages, sites } from "#shared/pages.ts";
import { generatedPaths } from "#shared/url-paths.ts";
import { siteUrl } from "#test/support/config.ts";
import { origin, servedPages } from "./served-pages.ts";

const textOf = async (path: string) => (await fetch(origin + path)).text();

test("robots.txt lets every crawler read everything, and names the sitemap", async () => {
  const expected = `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
  assert.equal(await textOf(generatedPaths.robots), expected);
});

test("the sitemap is XML with exactly the pages, each with its date and its versions in all languages", async () => {
  const link = (tag: string, path = "") =>
    `    <xhtml:link rel="alternate" hreflang="${tag}" href="${siteUrl}${path}"/>`;
  const urls = pages.flatMap(({ path, text, alternates: [original, ...others] }) => [
    "  <url>",
    `    <loc>${siteUrl}${path}</loc>`,
    `    <lastmod>${text.metadata.modifiedTime}</lastmod>`,
    ...["en", "x-default"].map((tag) => link(tag, original?.path)),
    ...others.map(({ language, path }) => link(language.tag, path)),
    "  </url>",
  ]);
  const sitemap = await textOf(generatedPaths.sitemap);
  new DOMParser({ onError: onErrorStopParsing }).parseFromString(sitemap, "text/xml");
  assert.deepEqual(sitemap.split("\n"), [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    "</urlset>",
    "",
  ]);
});

test("llms.txt has the company, and links every page in every language, every service and every project", async () => {
  const text = await textOf(generatedPaths.llms);
  const [{ company, companyText, pageTexts: texts, paths, services, projects }] = sites;
  const link = (title: string, url: string, about: string) => `- [${title}](${url}): ${about}`;
  // Other tests ask whether a page is served, and has each of its services or projects at its anchor.
  assert.deepEqual(text.split(/\n+/), [
    `# ${company.name}`,
    `> ${companyText.tagline}`,
    `- Company: ${company.legalName}, ${companyText.location}`,
    `- Email: ${company.email}`,
    `- Phone: ${company.phone} (${companyText.hours})`,
    `- ${texts.contact.direct.languages}`,
    "## Pages",
    ...servedPages.map(({ text, url }) => link(linkLabelOf(text), url, text.lead)),
    "## Services",
    ...services.map(({ id, title, text }) => link(title, `${siteUrl}${paths.services}#${id}`, text)),
    "## Projects",
    ...projects.map(({ id, title, client, year, description }) =>
      link(title, `${siteUrl}${paths.projects}#${id}`, `${client}, ${year}. ${description}`),
    ),
    "",
  ]);
});

test("security.txt expires 10 to 11 months after the server starts, on the first of a month", async () => {
  const { company } = sites[0];
  const days = { "2026-01-01": "2026-12-01", "2027-01-31": "2027-12-01", "2028-12-31": "2029-11-01" };
  for (const [day, expires] of Object.entries(days))
    assert.deepEqual(securityTxt(company, siteUrl, new Date(day)).split("\n"), [
      `Contact: mailto:${company.email}`,
      `Expires: ${expires}T00:00:00Z`,
      `Preferred-Languages: ${company.spokenLanguages.join(", ")}`,
      `Canonical: ${siteUrl}${generatedPaths.security}`,
      "",
    ]);
  assert.equal(await textOf(generatedPaths.security), securityTxt(company, siteUrl, new Date()));
});

import assert from "node:assert/strict";
import { test } from "node:test";
import { type Page, pages, sites } from "#shared/pages.ts";
import { structuredData } from "#shared/structured-data/page-graph.ts";

// test/pages/structured-data.checks.ts tests the graphs of the served pages.

const [{ paths }] = sites;
const siteUrl = "https://www.example.com";

/** The nodes of a page's graph, by type. */
function nodesOf(page: Page): Record<string, Record<string, unknown>> {
  const graph = JSON.parse(JSON.stringify(structuredData(page, siteUrl)))["@graph"];
  return Object.fromEntries(graph.map((node: { "@type": string }) => [node["@type"], node]));
}

function pageAt(path: string): Page {
  const page = pages.find((page) => page.path === path);
  assert.ok(page);
  return page;
}

const nodesAt = (path: string) => nodesOf(pageAt(path));

test("the about page is about the company, the contact page about reaching it", () => {
  const { AboutPage } = nodesAt(paths.about);
  assert.deepEqual(AboutPage?.["mainEntity"], { "@id": `${siteUrl}/#organization` });
  const { ContactPage } = nodesAt(paths.contactPage);
  assert.deepEqual(ContactPage?.["mainEntity"], { "@id": `${siteUrl}/#contact-point` });
});

test("hours and languages are stated only on the contact page, which shows both", () => {
  for (const page of pages) {
    const { ContactPoint = {} } = nodesOf(page);
    const isClaimed = "hoursAvailable" in ContactPoint && "availableLanguage" in ContactPoint;
    assert.equal(isClaimed, page.key === "contactPage", page.path);
  }
});

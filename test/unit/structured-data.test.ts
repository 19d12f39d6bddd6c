import assert from "node:assert/strict";
import { test } from "node:test";
import { pages } from "#shared/pages.ts";
import type { Node } from "#shared/structured-data/organization.ts";
import { structuredData } from "#shared/structured-data/page-graph.ts";

const webPage =
  "breadcrumb dateModified datePublished description inLanguage isPartOf keywords mainEntity name primaryImageOfPage url";

/** The properties that https://schema.org defines for each type, as far as the site uses them. */
const properties: Readonly<Record<string, string>> = {
  AboutPage: webPage,
  BreadcrumbList: "itemListElement",
  CollectionPage: webPage,
  ContactPage: webPage,
  ContactPoint: "availableLanguage email hoursAvailable telephone",
  CreativeWork: "creator dateCreated description funder genre keywords name url",
  ImageObject: "url",
  ItemList: "itemListElement numberOfItems",
  ListItem: "item name position",
  OpeningHoursSpecification: "closes dayOfWeek opens",
  Organization: "contactPoint email foundingDate legalName logo name numberOfEmployees sameAs telephone url",
  QuantitativeValue: "maxValue minValue",
  Service: "description name provider url",
  WebPage: webPage,
  WebSite: "inLanguage name publisher url",
};

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== "object" || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const inner of Object.values(value)) yield* nodesIn(inner);
}

test("every node has a type and properties that schema.org defines", () => {
  for (const page of pages)
    for (const { "@type": type, "@id": _, ...own } of nodesIn(
      structuredData(page, "https://x.example")["@graph"],
    )) {
      const known = properties[type ?? ""]?.split(" ") ?? [];
      assert.deepEqual(
        Object.keys(own).filter((name) => !known.includes(name)),
        [],
        `${type} on ${page.path}`,
      );
    }
});

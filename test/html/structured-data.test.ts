import assert from "node:assert/strict";
import type { HTMLElement } from "node-html-parser";
import sharp from "sharp";
import request from "supertest";
import { company } from "#shared/data/company.ts";
import { siteUrl } from "#test/support/config.ts";
import { readable } from "#test/support/html.ts";
import { metaContents, origin, servedPages, testEvery } from "./served-pages.ts";

type GraphNode = { [key: string]: unknown; "@type"?: string; "@id"?: string };

/** A value in a graph, with its key and its node. */
type Claim = { key: string; value: string; node: GraphNode };

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

function graphOf(document: HTMLElement): GraphNode[] {
  const script = document.querySelector('head > script[type="application/ld+json"]');
  return JSON.parse(script?.textContent ?? "{}")["@graph"];
}

function nodeOf(document: HTMLElement, type: string): GraphNode {
  const [node, ...others] = graphOf(document).filter((node) => node["@type"] === type);
  assert.ok(node && others.length === 0, `the graph has not exactly one ${type}`);
  return node;
}

const listed = (node: GraphNode) => node["itemListElement"] as GraphNode[];

function* claimsOf(value: unknown, key = "", node: GraphNode = {}): Generator<Claim> {
  if (Array.isArray(value)) for (const item of value) yield* claimsOf(item, key, node);
  else if (value && typeof value === "object")
    for (const [name, inner] of Object.entries(value)) yield* claimsOf(inner, name, value as GraphNode);
  else yield { key, value: String(value), node };
}

/** JSON-LD, following Google's policies for structured data and https://schema.org. */
testEvery("every page", servedPages, {
  "refers to nodes of its own graph by absolute ids": ({ document }) => {
    const ids = [...claimsOf(graphOf(document))].filter(({ key }) => key === "@id");
    const isReference = ({ node }: Claim) => Object.keys(node).length === 1;
    const defined = ids.filter((claim) => !isReference(claim)).map(({ value }) => value);
    assert.deepEqual([...new Set(defined)], defined, "a node is defined twice");
    for (const { value } of ids) assert.ok(value.startsWith(`${siteUrl}/`) && defined.includes(value), value);
  },
  "has only types and properties that schema.org defines": ({ document }) => {
    const nodes = new Set([...claimsOf(graphOf(document))].map(({ node }) => node));
    for (const { "@type": type, "@id": _, ...own } of nodes) {
      const known = properties[type ?? ""]?.split(" ") ?? [];
      const unknown = Object.keys(own).filter((name) => !known.includes(name));
      assert.deepEqual(unknown, [], `${type}`);
    }
  },
  "describes itself in one script as its head does, and its place on the site": ({
    document,
    key,
    text,
    site,
    url,
  }) => {
    assert.equal(document.querySelectorAll('script[type="application/ld+json"]').length, 1);
    const nodes = graphOf(document);
    assert.equal(nodes.filter((node) => node["@type"] === "BreadcrumbList").length, key === "home" ? 0 : 1);
    const page = nodes.find((node) => node["@type"]?.endsWith("Page")) ?? {};
    const { description, modifiedTime, keywords } = text.metadata;
    const [name, inLanguage] = [text.heading, site.language.locale];
    const expected = { url, name, description, inLanguage, dateModified: modifiedTime, keywords };
    assert.deepEqual({ ...page, ...expected }, page);
    assert.equal((page["primaryImageOfPage"] as GraphNode)["url"], metaContents(document, "og:image")[0]);
    assert.equal((page["isPartOf"] as GraphNode)["@id"], `${siteUrl}/#website`);
  },
  "says what search engines require of a company, with a logo of the required size": async ({ document }) => {
    const { logo, ...facts } = nodeOf(document, "Organization");
    for (const key of ["name", "legalName", "url", "email", "telephone", "foundingDate"])
      assert.ok(facts[key], key);
    assert.ok(facts["numberOfEmployees"] && facts["contactPoint"]);
    const profiles = company.socials.map(({ url }) => url);
    assert.deepEqual(facts["sameAs"], profiles);
    const { width, height } = await sharp(
      (await request(origin).get(new URL(String(logo)).pathname)).body,
    ).metadata();
    assert.ok(width >= 112 && height >= 112, `the logo has ${width} x ${height} pixels`);
  },
  "lists what it is about in page order, each item at its anchor": ({ document, url, list, site }) => {
    if (!list) return;
    const items = listed(nodeOf(document, "ItemList")).map(({ item }) => item as GraphNode);
    const ids = site[list].map(({ id }) => id);
    assert.equal(items.length, ids.length);
    const anchors = document.querySelectorAll("main [id]").filter(({ id }) => ids.includes(id));
    assert.deepEqual(
      anchors.map(({ id }) => id),
      ids,
    );
    for (const [index, item] of items.entries()) {
      assert.equal(item["@id"], `${url}#${ids[index]}`);
      const card = readable(document.getElementById(ids[index] ?? "")?.closest("li, article") ?? null);
      for (const key of ["name", "description"]) assert.ok(card.includes(String(item[key])), `${item[key]}`);
    }
  },
});

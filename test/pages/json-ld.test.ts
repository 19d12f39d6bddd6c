import assert from "node:assert/strict";
import { after, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import request from "supertest";
import { brand } from "#shared/content/brand.ts";
import { paths } from "#shared/paths.ts";
import { builtSite, startApp } from "#test/support/app.ts";
import { siteUrl } from "#test/support/config.ts";
import { bodyWords, readable } from "#test/support/html.ts";
import { pngSize } from "#test/support/png.ts";
import {
  type GraphNode,
  getRoutes,
  graphOf,
  metaContents,
  nodeOf,
  type ServedRoute,
  testRows,
} from "#test/support/served-routes.ts";

// The checklist "JSON-LD", asked of the pages as they are served.

const { server } = await startApp({ after });
const routes = await getRoutes(server);

/** A page that the checklist does not name has what any inner page has. */
const innerPage = ["Organization", "ContactPoint", "WebPage", "BreadcrumbList"];
const table: Record<string, string[]> = {
  [paths.home]: ["Organization", "ContactPoint", "WebSite", "WebPage"],
  [paths.about]: ["Organization", "ContactPoint", "AboutPage", "BreadcrumbList"],
  [paths.services]: ["Organization", "ContactPoint", "WebPage", "ItemList", "BreadcrumbList"],
  [paths.projects]: ["Organization", "ContactPoint", "CollectionPage", "ItemList", "BreadcrumbList"],
  [paths.contact]: ["Organization", "ContactPoint", "ContactPage", "BreadcrumbList"],
};

/** Every value inside a graph, with the key and the node it stands in. */
function* walk(value: unknown, key = "", node: GraphNode = {}): Generator<Claim> {
  if (Array.isArray(value)) for (const item of value) yield* walk(item, key, node);
  else if (value && typeof value === "object")
    for (const [name, inner] of Object.entries(value)) yield* walk(inner, name, value as GraphNode);
  else yield { key, value: String(value), node };
}
type Claim = { key: string; value: string; node: GraphNode };

const pageNode = (graph: GraphNode[]) => {
  const node = graph.find((candidate) => candidate["@type"]?.endsWith("Page"));
  assert.ok(node, "the graph describes no page");
  return node;
};

const listed = (node: GraphNode) => node["itemListElement"] as GraphNode[];

/** How a visitor finds a claim on the page, by its key; any other must stand there word for word. */
const found: Record<string, (claim: Claim, route: ServedRoute) => boolean> = {
  "@context": () => true,
  "@type": () => true,
  "@id": ({ value }) => value.startsWith(`${siteUrl}/`),
  url: isKnownAddress,
  item: isKnownAddress,
  sameAs: isKnownAddress,
  inLanguage: ({ value }, { document }) => document.querySelector("html")?.getAttribute("lang") === value,
  dateModified: ({ value }, { content }) => value === content.metadata.modifiedTime,
  position: ({ value, node }, { document }) =>
    graphOf(document).some((list) => isDeepStrictEqual(listed(list)?.[Number(value) - 1], node)),
  numberOfItems: ({ value, node }) => listed(node).length === Number(value),
  minValue: ({ value }, { document }) => bodyWords(document).includes(`${value}–${brand.employees.max}`),
  maxValue: ({ value }, { document }) => bodyWords(document).includes(`${brand.employees.min}–${value}`),
  dayOfWeek: saysHours,
  opens: saysHours,
  closes: saysHours,
  // Sizes of the logo, proven below.
  value: () => true,
  unitCode: ({ value }) => value === "E37",
};

/** A page, an anchor on this page, a picture of the site or a link of the page. */
function isKnownAddress({ value }: Claim, { document, url }: ServedRoute): boolean {
  if (routes.some((route) => route.url === value)) return true;
  if (value.startsWith(`${url}#`)) return document.getElementById(value.slice(url.length + 1)) !== null;
  if (value.startsWith(siteUrl)) return value.endsWith(".png");
  return document.querySelectorAll("a").some((link) => link.getAttribute("href") === value);
}

/** "Mon-Fri 9AM-6PM", as the page has it, made of the graph's days and times. */
function saysHours({ node }: Claim, { document }: ServedRoute): boolean {
  const days = (node["dayOfWeek"] as string[]).map((day) =>
    day.replace("https://schema.org/", "").slice(0, 3),
  );
  const hour = (time: unknown) => {
    const hours = Number.parseInt(String(time), 10);
    return hours > 12 ? `${hours - 12}PM` : `${hours}AM`;
  };
  const text = `${days[0]}-${days.at(-1)} ${hour(node["opens"])}-${hour(node["closes"])}`;
  return bodyWords(document).includes(text);
}

testRows(routes, {
  "has exactly the nodes of the checklist's table": ({ document, path }) => {
    const types = graphOf(document).map((node) => node["@type"]);
    assert.deepEqual(types, table[path] ?? innerPage);
  },
  "has one JSON-LD script, in the head, in which no text can end it": ({ document, html }) => {
    assert.equal(html.split("application/ld+json").length - 1, 1);
    const script = document.querySelector('head > script[type="application/ld+json"]');
    assert.ok(script && !script.innerHTML.includes("<"));
  },
  "refers only to nodes of its own graph, by absolute ids that no build changes": ({ document }) => {
    const ids = [...walk(graphOf(document))].filter(({ key }) => key === "@id");
    const isReference = ({ node }: Claim) => Object.keys(node).length === 1;
    const defined = ids.filter((claim) => !isReference(claim)).map(({ value }) => value);
    assert.deepEqual([...new Set(defined)], defined, "a node is defined twice");
    for (const { value } of ids) {
      assert.match(value, new RegExp(`^${siteUrl}/[a-z-]*#[a-z0-9-]+$`));
      assert.ok(defined.includes(value), `${value} is not defined`);
    }
  },
  "claims nothing that a visitor cannot find on the page": (route) => {
    const words = bodyWords(route.document).toLowerCase();
    const claims = [...walk(graphOf(route.document))];
    const missing = claims.filter(
      (claim) => !(found[claim.key]?.(claim, route) ?? words.includes(claim.value.toLowerCase())),
    );
    assert.ok(claims.length > 30, "the graph is nearly empty");
    assert.deepEqual(
      missing.map(({ key, value }) => `${key}: ${value}`),
      [],
    );
  },
  "has no type that would be dishonest or is retired": ({ document }) => {
    const never = /Review|Rating|Action$|^(FAQPage|Question|LocalBusiness|ProfessionalService|Offer|Person)$/;
    for (const { key, value } of walk(graphOf(document)))
      if (key === "@type") assert.doesNotMatch(value, never);
  },
  "describes itself by its own heading, lead, date, language, keywords and picture": ({
    document,
    content,
    url,
  }) => {
    const page = pageNode(graphOf(document));
    assert.deepEqual(
      [page["url"], page["name"], page["description"], page["inLanguage"]],
      [url, readable(document.querySelector("h1")), ...metaContents(document, "description"), brand.language],
    );
    assert.equal(page["dateModified"], content.metadata.modifiedTime);
    assert.deepEqual((page["keywords"] as string[]).join(", "), metaContents(document, "keywords")[0]);
    assert.equal((page["primaryImageOfPage"] as GraphNode)["url"], metaContents(document, "og:image")[0]);
    assert.equal((page["isPartOf"] as GraphNode)["@id"], `${siteUrl}/#website`);
  },
  "describes the company by the facts of the brand": ({ document }) => {
    const company = nodeOf(graphOf(document), "Organization");
    const { logo, contactPoint, ...facts } = company;
    assert.deepEqual(facts, {
      "@type": "Organization",
      "@id": `${siteUrl}/#organization`,
      name: brand.name,
      legalName: brand.legalName,
      url: `${siteUrl}/`,
      email: brand.email,
      telephone: brand.phone.display,
      foundingDate: "2020",
      numberOfEmployees: { "@type": "QuantitativeValue", minValue: 10, maxValue: 50 },
      sameAs: brand.socials.map(({ url }) => url),
    });
    assert.deepEqual(contactPoint, { "@id": `${siteUrl}/#contact-point` });
  },
  "shows a logo of at least 112 px, of the size that it tells": async ({ document }) => {
    const logo = nodeOf(graphOf(document), "Organization")["logo"] as GraphNode;
    const { body } = await request(server).get(new URL(String(logo["url"])).pathname);
    const { width, height } = pngSize(body);
    assert.ok(width >= 112 && height >= 112);
    assert.deepEqual(
      [logo["width"], logo["height"]].map((size) => (size as { value: number }).value),
      [width, height],
    );
  },
  "leads from Home to itself in breadcrumbs by the menu's labels, unless it is Home": ({
    document,
    path,
    url,
    content,
  }) => {
    const graph = graphOf(document);
    const crumbs = graph.find((node) => node["@type"] === "BreadcrumbList");
    const [home] = builtSite.pages;
    if (path === paths.home) return assert.equal(crumbs, undefined);
    assert.deepEqual(pageNode(graph)["breadcrumb"], { "@id": crumbs?.["@id"] });
    assert.deepEqual(
      listed(crumbs ?? {}).map(({ position, name, item }) => [position, name, item]),
      [
        [1, home?.content.menu.label, `${siteUrl}/`],
        [2, content.menu.label, url],
      ],
    );
  },
});

const graphAt = (path: string) => {
  const route = routes.find((candidate) => candidate.path === path);
  assert.ok(route);
  return { ...route, graph: graphOf(route.document) };
};

test("the about page is about the company, the contact page about reaching it", () => {
  assert.deepEqual(nodeOf(graphAt(paths.about).graph, "AboutPage")["mainEntity"], {
    "@id": `${siteUrl}/#organization`,
  });
  assert.deepEqual(nodeOf(graphAt(paths.contact).graph, "ContactPage")["mainEntity"], {
    "@id": `${siteUrl}/#contact-point`,
  });
});

test("hours and languages are claimed on the contact page only, where both are shown", () => {
  for (const { path } of routes) {
    const point = nodeOf(graphAt(path).graph, "ContactPoint");
    assert.equal("hoursAvailable" in point && "availableLanguage" in point, path === paths.contact, path);
  }
});

for (const [path, type, maker] of [
  [paths.services, "Service", "provider"],
  [paths.projects, "CreativeWork", "creator"],
] as const) {
  test(`${path} lists each ${type} in the order of the page, at its anchor, by the company`, () => {
    const { graph, document, url } = graphAt(path);
    const items = listed(nodeOf(graph, "ItemList")).map(({ item }) => item as GraphNode);
    assert.ok(items.length >= 3);
    const ids = items.map((item) => String(item["@id"]).replace(`${url}#`, ""));
    const anchors = document.querySelectorAll("main [id]").map((element) => element.id);
    assert.deepEqual(
      anchors.filter((id) => ids.includes(id)),
      ids,
    );
    for (const item of items) {
      assert.equal(item["@type"], type);
      assert.deepEqual(item[maker], { "@id": `${siteUrl}/#organization` });
      const card = document.getElementById(String(item["@id"]).slice(url.length + 1));
      assert.ok(readable(card).includes(String(item["name"])), `${item["@id"]} is not about ${item["name"]}`);
      assert.ok(readable(card).includes(String(item["description"])));
    }
  });
}

import assert from "node:assert/strict";
import { test } from "node:test";
import { brand } from "#shared/content/brand.ts";
import { frame } from "#shared/content/frame.ts";
import { notFound } from "#shared/content/not-found.ts";
import { projects } from "#shared/content/projects.ts";
import { furtherServices, mainServices, services } from "#shared/content/services.ts";
import { testimonials } from "#shared/content/testimonials.ts";
import { paths } from "#shared/paths.ts";
import { escapeJsonForHtml, structuredData } from "#shared/structured-data.ts";
import { pages, siteUrl } from "#test/shared/pages.ts";

type Node = { [key: string]: unknown; "@type"?: string; "@id"?: string };

/** Every value inside a graph, with the key it stands under. */
function* walk(value: unknown, key = ""): Generator<{ key: string; value: unknown }> {
  yield { key, value };
  if (Array.isArray(value)) for (const item of value) yield* walk(item, key);
  else if (value && typeof value === "object")
    for (const [name, inner] of Object.entries(value)) yield* walk(inner, name);
}

function graphOf(path: string): Node[] {
  const page = pages.find((candidate) => candidate.path === path);
  assert.ok(page);
  const data = structuredData(page, siteUrl);
  assert.equal(data?.["@context"], "https://schema.org");
  return data?.["@graph"] as unknown as Node[];
}

function nodeOf(path: string, type: string): Node {
  const nodes = graphOf(path).filter((node) => node["@type"] === type);
  assert.equal(nodes.length, 1, `${path} has one ${type}`);
  return nodes[0] as Node;
}

const table: Record<string, string[]> = {
  [paths.home]: ["Organization", "ContactPoint", "WebSite", "WebPage"],
  [paths.about]: ["Organization", "ContactPoint", "AboutPage", "BreadcrumbList"],
  [paths.services]: ["Organization", "ContactPoint", "WebPage", "ItemList", "BreadcrumbList"],
  [paths.projects]: ["Organization", "ContactPoint", "CollectionPage", "ItemList", "BreadcrumbList"],
  [paths.contact]: ["Organization", "ContactPoint", "ContactPage", "BreadcrumbList"],
};

const pageType = (path: string) => (table[path] ?? []).find((type) => type.endsWith("Page")) ?? "";

for (const { path, content } of pages) {
  const url = `${siteUrl}${path}`;

  test(`${path} has exactly the nodes of the table`, () => {
    assert.deepEqual(
      graphOf(path).map((node) => node["@type"]),
      table[path],
    );
  });

  test(`${path} refers only to nodes that are in its graph, by absolute ids`, () => {
    const graph = graphOf(path);
    const nodes = [...walk(graph)].map(({ value }) => value as Node).filter((value) => value?.["@id"]);
    const isReference = (node: Node) => Object.keys(node).length === 1;
    const defined = nodes.filter((node) => !isReference(node)).map((node) => node["@id"]);
    assert.equal(new Set(defined).size, defined.length, "no node is defined twice");
    for (const node of nodes) {
      assert.match(String(node["@id"]), new RegExp(`^${siteUrl}/`));
      assert.ok(defined.includes(node["@id"]), `${node["@id"]} is defined`);
    }
  });

  test(`${path} describes itself with its own words, date and picture`, () => {
    const page = nodeOf(path, pageType(path));
    assert.equal(page["url"], url);
    assert.equal(page["name"], content.heading);
    assert.equal(page["description"], content.lead);
    assert.equal(page["inLanguage"], brand.language);
    assert.equal(page["dateModified"], content.metadata.modifiedTime);
    assert.deepEqual(page["keywords"], content.metadata.keywords);
    assert.equal((page["primaryImageOfPage"] as Node)["url"], `${siteUrl}/social-preview.png`);
    assert.equal((page["isPartOf"] as Node)["@id"], `${siteUrl}/#website`);
  });

  test(`${path} claims nothing that its words do not say`, () => {
    const machine =
      /^(@.*|url|item|sameAs|inLanguage|dateModified|dayOfWeek|opens|closes|unitCode|position|numberOfItems|value)$/;
    const listed: Record<string, unknown> = {
      [paths.home]: [mainServices, projects, testimonials],
      [paths.services]: services,
      [paths.projects]: projects,
    };
    const { metadata: _, schema: __, ...words } = content;
    const always = [
      brand.name,
      brand.email,
      brand.phone.display,
      frame,
      pages.map((page) => page.content.menu),
    ];
    const shown = [always, words, listed[path]];
    const text = JSON.stringify(shown).toLowerCase();
    const claims = [...walk(graphOf(path))].filter(
      ({ key, value }) => !machine.test(key) && (typeof value === "string" || typeof value === "number"),
    );
    assert.ok(claims.length > 10);
    for (const { key, value } of claims) {
      const words = JSON.stringify(String(value)).slice(1, -1).toLowerCase();
      assert.ok(text.includes(words), `${key}: ${value}`);
    }
  });

  test(`${path} has none of the types that would be dishonest or are retired`, () => {
    const types = [...walk(graphOf(path))].filter(({ key }) => key === "@type").map(({ value }) => value);
    const never =
      /^(Review|AggregateRating|Rating|SearchAction|.*Action|FAQPage|LocalBusiness|ProfessionalService)$/;
    for (const type of types) assert.doesNotMatch(String(type), never);
  });

  test(`${path} calls the company by its legal facts`, () => {
    const company = nodeOf(path, "Organization");
    assert.equal(company["foundingDate"], "2020");
    assert.deepEqual(company["numberOfEmployees"], {
      "@type": "QuantitativeValue",
      minValue: 10,
      maxValue: 50,
    });
    assert.equal(company["legalName"], brand.legalName);
    assert.equal(company["telephone"], brand.phone.display);
    assert.deepEqual(
      company["sameAs"],
      brand.socials.map(({ url }) => url),
    );
  });
}

test("the inner pages' breadcrumbs lead from Home to the page by their menu labels", () => {
  for (const { path, content } of pages.filter((page) => page.path !== paths.home)) {
    const crumbs = nodeOf(path, "BreadcrumbList")["itemListElement"] as Node[];
    assert.deepEqual(
      crumbs.map((crumb) => [crumb["position"], crumb["name"], crumb["item"]]),
      [
        [1, pages[0]?.content.menu.label, `${siteUrl}/`],
        [2, content.menu.label, `${siteUrl}${path}`],
      ],
    );
  }
});

test("the services are listed with their anchors and the company as provider", () => {
  const items = nodeOf(paths.services, "ItemList")["itemListElement"] as Node[];
  const listed = items.map((entry) => entry["item"] as Node);
  assert.deepEqual(
    listed.map((item) => [item["@type"], item["name"], item["url"]]),
    [...mainServices, ...furtherServices].map(({ id, title }) => [
      "Service",
      title,
      `${siteUrl}/services#${id}`,
    ]),
  );
  for (const item of listed) assert.deepEqual(item["provider"], { "@id": `${siteUrl}/#organization` });
});

test("the works are listed as creative works with client, year and technologies", () => {
  const items = nodeOf(paths.projects, "ItemList")["itemListElement"] as Node[];
  assert.deepEqual(
    items.map((entry) => {
      const item = entry["item"] as Node;
      return [
        item["@type"],
        item["name"],
        item["dateCreated"],
        item["keywords"],
        (item["funder"] as Node)["name"],
      ];
    }),
    projects.map(({ title, year, technologies, client }) => [
      "CreativeWork",
      title,
      String(year),
      technologies,
      client,
    ]),
  );
});

test("the about page is about the company, the contact page about reaching it", () => {
  assert.deepEqual(nodeOf(paths.about, "AboutPage")["mainEntity"], { "@id": `${siteUrl}/#organization` });
  assert.deepEqual(nodeOf(paths.contact, "ContactPage")["mainEntity"], {
    "@id": `${siteUrl}/#contact-point`,
  });
});

test("hours and languages are claimed on the contact page only, where both are shown", () => {
  for (const { path } of pages) {
    const point = nodeOf(path, "ContactPoint");
    assert.equal("hoursAvailable" in point && "availableLanguage" in point, path === paths.contact, path);
  }
});

test("the page of a failure describes nothing", () => {
  assert.equal(structuredData({ path: "/nowhere", content: notFound }, siteUrl), undefined);
});

test("no text can end the script that carries the JSON", () => {
  const text = '</script><script>alert("x")</script><!--';
  const json = escapeJsonForHtml(JSON.stringify({ text }));
  assert.ok(!json.includes("<"));
  assert.equal(JSON.parse(json).text, text);
});

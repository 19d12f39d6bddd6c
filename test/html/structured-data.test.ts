import assert from "node:assert/strict";
import { company } from "#shared/data/company.ts";
import { languages } from "#shared/languages.ts";
import { weekdays } from "#shared/opening-hours.ts";
import { siteUrl } from "#test/support/config.ts";
import { readable } from "#test/support/html.ts";
import { servedPages, testEvery } from "./served-pages.ts";

type ServedPage = (typeof servedPages)[number];

const idOf = (name: string) => ({ "@id": `${siteUrl}/#${name}` });
const { openingHours: hours, phone, email, employees } = company;
const days = weekdays.slice(weekdays.indexOf(hours.from), weekdays.indexOf(hours.to) + 1);

const organization = {
  "@type": "Organization",
  ...idOf("organization"),
  name: company.name,
  legalName: company.legalName,
  url: `${siteUrl}/`,
  logo: `${siteUrl}/logo.png`,
  email,
  telephone: phone,
  foundingDate: `${company.founded}`,
  numberOfEmployees: { "@type": "QuantitativeValue", minValue: employees.min, maxValue: employees.max },
  sameAs: company.socials.map(({ url }) => url),
  contactPoint: idOf("contact-point"),
};
const contactPoint = {
  "@type": "ContactPoint",
  ...idOf("contact-point"),
  email,
  telephone: phone,
};
/** What only the contact page shows. */
const availability = {
  availableLanguage: ["en", "es"],
  hoursAvailable: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => `https://schema.org/${day}`),
    opens: `${hours.opens}:00`.padStart(5, "0"),
    closes: `${hours.closes}:00`.padStart(5, "0"),
  },
};
const website = {
  "@type": "WebSite",
  ...idOf("website"),
  name: company.name,
  url: `${siteUrl}/`,
  inLanguage: languages.map(({ locale }) => locale),
  publisher: idOf("organization"),
};

/** An item of a list, as a page describes it. A job has a title, everything else a name. */
interface Item {
  "@type": string;
  "@id": string;
  name?: string;
  title?: string;
  description: string;
}

/** The graph of a page, as served. */
function servedGraph({ document }: ServedPage): readonly Record<string, unknown>[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  const [served, ...others] = scripts.map(({ textContent }) => JSON.parse(textContent));
  assert.deepEqual(others, []);
  assert.equal(served["@context"], "https://schema.org");
  return served["@graph"];
}

/** What a page says that it lists. */
function itemsOf(page: ServedPage): readonly Item[] {
  const list = servedGraph(page).find((node) => node["@type"] === "ItemList");
  return ((list?.["itemListElement"] ?? []) as { item: Item }[]).map(({ item }) => item);
}

const listItems = (items: readonly object[]) =>
  items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item }));

/** What pages with a type of their own are about. */
const abouts: Record<string, [type: string, mainEntity?: object]> = {
  about: ["AboutPage", idOf("organization")],
  projectsPage: ["CollectionPage"],
  contact: ["ContactPage", idOf("contact-point")],
};

function graphFor(page: ServedPage): object[] {
  const { key, url, site, text } = page;
  const { description, keywords, modifiedTime } = text.metadata;
  const items = itemsOf(page);
  const [type, about] = abouts[key] ?? ["WebPage"];
  const mainEntity = items.length > 0 ? { "@id": `${url}#list` } : about;
  const list = {
    "@type": "ItemList",
    "@id": `${url}#list`,
    numberOfItems: items.length,
    itemListElement: listItems(items.map((item) => ({ item }))),
  };
  const webPage = {
    "@type": type,
    "@id": `${url}#webpage`,
    url,
    name: text.heading,
    description,
    inLanguage: site.language.locale,
    ...(mainEntity && { mainEntity }),
    dateModified: modifiedTime,
    primaryImageOfPage: { "@type": "ImageObject", url: siteUrl + site.socialPreview.path },
    keywords,
  };
  if (key === "home") return [organization, contactPoint, website, { ...webPage, isPartOf: idOf("website") }];
  const home = { name: site.home.menu.label, item: siteUrl + site.paths.home };
  const breadcrumb = { "@id": `${url}#breadcrumb` };
  return [
    organization,
    { ...contactPoint, ...(key === "contact" && availability) },
    { ...webPage, isPartOf: website, breadcrumb },
    ...(items.length > 0 ? [list] : []),
    {
      "@type": "BreadcrumbList",
      ...breadcrumb,
      itemListElement: listItems([home, { name: text.menu?.label ?? text.heading, item: url }]),
    },
  ];
}

/** JSON-LD, following Google's policies for structured data and https://schema.org. */
testEvery("every page", servedPages, {
  "describes itself, the company and what it lists in one script": (page) => {
    assert.deepEqual(servedGraph(page), graphFor(page));
  },
  "lists what the site has in the same order, each with its text at its anchor": (page) => {
    const { document, list, site, url } = page;
    const items = itemsOf(page);
    const ids = list ? site[list].map(({ id }) => id) : [];
    assert.deepEqual(
      items.map((item) => item["@id"]),
      ids.map((id) => `${url}#${id}`),
    );
    const anchors = document.querySelectorAll("main [id]").filter(({ id }) => ids.includes(id));
    const found = anchors.map(({ id }) => id);
    assert.deepEqual(found, ids);
    for (const [index, { name, title = name, description }] of items.entries()) {
      const card = readable(anchors[index]?.closest("li, article") ?? null);
      for (const text of [title, description])
        assert.ok(text && card.includes(text), `${ids[index]}: ${text}`);
    }
  },
  "refers in its list only to what it describes": (page) => {
    const described = servedGraph(page).map((node) => node["@id"]);
    for (const [, id = ""] of JSON.stringify(itemsOf(page)).matchAll(/\{"@id":"([^"]+)"\}/g))
      assert.ok(described.includes(id), id);
  },
});

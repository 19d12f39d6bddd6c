import assert from "node:assert/strict";
import { company } from "#shared/data/company.ts";
import { languages } from "#shared/languages.ts";
import { weekdays } from "#shared/opening-hours.ts";
import { linkLabelOf } from "#shared/pages.ts";
import { siteUrl } from "#test/support/config.ts";
import { readable } from "#test/support/html.ts";
import { servedPages, testEvery } from "./served-pages.ts";

type ServedPage = (typeof servedPages)[number];

const idOf = (name: string) => ({ "@id": `${siteUrl}/#${name}` });
const { openingHours: hours, phone, email, employees } = company;
/** A week may also end before it begins, such as from Saturday to Monday. */
const daysOf = ({ from, to }: Pick<typeof hours, "from" | "to">) => {
  const week = weekdays.map((_, index) => weekdays[(weekdays.indexOf(from) + index) % 7] ?? from);
  return week.slice(0, week.indexOf(to) + 1).map((day) => `https://schema.org/${day}`);
};

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
const contact = { "@type": "ContactPoint", ...idOf("contact-point"), email, telephone: phone };
/** What only the contact page shows. */
const availability = {
  availableLanguage: company.spokenLanguages,
  hoursAvailable: {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: daysOf(hours),
    opens: `${hours.opens}:00`.padStart(5, "0"),
    closes: `${hours.closes}:00`.padStart(5, "0"),
  },
};
const website = {
  "@type": "WebSite",
  ...idOf("website"),
  name: company.name,
  url: `${siteUrl}/`,
  inLanguage: languages.map(({ tag }) => tag),
  publisher: idOf("organization"),
};

/** What a page lists, each at its anchor. */
function itemsOf({ key, url, site }: ServedPage) {
  const services = site.services.map(({ id, title, text }) => ({
    "@type": "Service",
    "@id": `${url}#${id}`,
    name: title,
    description: text,
    url: `${url}#${id}`,
    provider: idOf("organization"),
  }));
  const projects = site.projects.map(
    ({ id, title, description, link, category, technologies, year, client }) => ({
      "@type": "CreativeWork",
      "@id": `${url}#${id}`,
      name: title,
      description,
      url: link,
      genre: category,
      keywords: technologies,
      dateCreated: `${year}`,
      creator: idOf("organization"),
      funder: { "@type": "Organization", name: client },
    }),
  );
  return key === "services" ? services : key === "projects" ? projects : [];
}

const listItems = (items: readonly object[]) =>
  items.map((item, index) => ({ "@type": "ListItem", position: index + 1, ...item }));

/** The types of pages, and what those without a list are about. */
const types: Record<string, [type: string, mainEntity?: object]> = {
  about: ["AboutPage", idOf("organization")],
  projects: ["CollectionPage"],
  contact: ["ContactPage", idOf("contact-point")],
};

function graphFor(page: ServedPage): object[] {
  const { key, url, site, text } = page;
  const { description, keywords, modifiedTime } = text.metadata;
  const items = itemsOf(page);
  const [type, about] = types[key] ?? ["WebPage"];
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
    inLanguage: site.language.tag,
    ...(mainEntity && { mainEntity }),
    dateModified: modifiedTime,
    primaryImageOfPage: { "@type": "ImageObject", url: siteUrl + site.socialPreview.path },
    keywords,
  };
  if (key === "home") return [organization, contact, website, { ...webPage, isPartOf: idOf("website") }];
  const home = { name: site.pageTexts.home.menu.label, item: siteUrl + site.paths.home };
  const breadcrumb = { "@id": `${url}#breadcrumb` };
  return [
    organization,
    { ...contact, ...(key === "contact" && availability) },
    { ...webPage, isPartOf: website, breadcrumb },
    ...(items.length > 0 ? [list] : []),
    {
      "@type": "BreadcrumbList",
      ...breadcrumb,
      itemListElement: listItems([home, { name: linkLabelOf(text), item: url }]),
    },
  ];
}

/** JSON-LD, following Google's policies for structured data and https://schema.org. */
testEvery("every page", servedPages, {
  "describes itself, the company and what it lists in one script": (page) => {
    const scripts = page.document.querySelectorAll('script[type="application/ld+json"]');
    const graphs = scripts.map(({ textContent }) => JSON.parse(textContent));
    const expected = [{ "@context": "https://schema.org", "@graph": graphFor(page) }];
    assert.deepEqual(graphs, expected, "not as in `types` and `itemsOf`: describe a new page there");
  },
  "shows whose it is, and what it lists in the same order": (page) => {
    const said = readable(page.document.querySelector("body"));
    for (const claim of [company.legalName, email, phone]) assert.ok(said.includes(claim), claim);
    const figures = new RegExp(`${company.founded}.*${employees.min}\\D{1,5}${employees.max}\\b`, "s");
    if (/^(home|about)$/.test(page.key))
      assert.match(said, figures, "must say the founding year, and later the least and the most employees");
    const ids = itemsOf(page).map((item) => item["@id"].replace(/.*#/, ""));
    const anchors = page.document.querySelectorAll("main [id]").map(({ id }) => id);
    assert.deepEqual(
      anchors.filter((id) => ids.includes(id)),
      ids,
    );
  },
});

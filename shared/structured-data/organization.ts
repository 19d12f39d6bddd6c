import type { ContactPoint, Organization, QuantitativeValue, WebSite } from "schema-dts";
import { languages } from "#shared/languages.ts";
import { publicFiles } from "#shared/public-files.ts";
import type { Company } from "#shared/site/types.ts";

/** The ids of the nodes in a page's graph. They are absolute URLs, and the same in every build. */
export function nodeIds(path: string, siteUrl: string) {
  const site = new URL("/", siteUrl).href;
  const page = new URL(path, siteUrl).href;
  return {
    site,
    page,
    organization: `${site}#organization`,
    contactPoint: `${site}#contact-point`,
    website: `${site}#website`,
    webPage: `${page}#webpage`,
    breadcrumb: `${page}#breadcrumb`,
    list: `${page}#list`,
    /** An item's id is its anchor on the page. */
    item: (id: string) => `${page}#${id}`,
  };
}

export type NodeIds = ReturnType<typeof nodeIds>;

/** A number that is known exactly or as a range (https://schema.org/QuantitativeValue). */
function quantity(count: Company["employees"]): QuantitativeValue {
  const value = typeof count === "number" ? { value: count } : { minValue: count.min, maxValue: count.max };
  return { "@type": "QuantitativeValue", ...value };
}

/** The company, as shown in the header and footer of every page. */
export function organization(company: Company, ids: NodeIds): Organization {
  const { email, phone, employees, socials } = company;
  const { display, ...address } = company.address ?? {};
  return {
    "@type": "Organization",
    "@id": ids.organization,
    name: company.name,
    legalName: company.legalName,
    url: ids.site,
    logo: new URL(publicFiles.logo, ids.site).href,
    email,
    telephone: phone.display,
    ...(display && { address: { "@type": "PostalAddress", ...address } }),
    foundingDate: String(company.founded),
    numberOfEmployees: quantity(employees),
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
    contactPoint: { "@id": ids.contactPoint },
  };
}

/** How to reach the company. `inFull` adds hours and languages, for pages that show both. */
export function contactPoint(company: Company, ids: NodeIds, inFull: boolean): ContactPoint {
  const { email, phone, openingHours } = company;
  const point = {
    "@type": "ContactPoint",
    "@id": ids.contactPoint,
    email,
    telephone: phone.display,
  } as const;
  if (!inFull) return point;
  return {
    ...point,
    availableLanguage: company.languages,
    hoursAvailable: openingHours.week.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
      opens,
      closes,
    })),
  };
}

/** The whole site, in all its languages. */
export function website(company: Company, ids: NodeIds): WebSite {
  return {
    "@type": "WebSite",
    "@id": ids.website,
    name: company.name,
    url: ids.site,
    inLanguage: languages.map(({ locale }) => locale),
    publisher: { "@id": ids.organization },
  };
}

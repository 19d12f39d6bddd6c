import type {
  ContactPoint,
  LocalBusiness,
  OpeningHoursSpecification,
  Organization,
  QuantitativeValue,
  WebSite,
} from "schema-dts";
import type { Company } from "#shared/content/types.ts";
import { languages } from "#shared/languages.ts";
import { publicFiles } from "#shared/public-files.ts";

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

function weekOf({ openingHours }: Company): OpeningHoursSpecification[] {
  return openingHours.week.map(({ days, opens, closes }) => ({
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => `https://schema.org/${day}` as const),
    opens,
    closes,
  }));
}

/** A company is closed where it opens and closes at midnight (Google's documentation of local businesses). */
function closuresOf({ openingHours }: Company): OpeningHoursSpecification[] {
  return (openingHours.closed ?? []).map(({ from, to }) => ({
    "@type": "OpeningHoursSpecification",
    opens: "00:00",
    closes: "00:00",
    validFrom: from,
    validThrough: to,
  }));
}

/** The company, as header and footer show it, and its year and size on Home. With an address, it is a place that opens. */
export function organization(company: Company, ids: NodeIds): Organization | LocalBusiness {
  const { address, email, phone, employees, socials } = company;
  const closures = closuresOf(company);
  const facts = {
    "@id": ids.organization,
    name: company.name,
    legalName: company.legalName,
    url: ids.site,
    logo: new URL(publicFiles.logo, ids.site).href,
    email,
    telephone: phone.display,
    foundingDate: String(company.founded),
    numberOfEmployees: quantity(employees),
    ...(socials.length > 0 && { sameAs: socials.map(({ url }) => url) }),
    contactPoint: { "@id": ids.contactPoint },
  };
  if (!address) return { "@type": "Organization", ...facts };
  return {
    "@type": "LocalBusiness",
    ...facts,
    address: { "@type": "PostalAddress", ...address },
    openingHoursSpecification: weekOf(company),
    ...(closures.length > 0 && { specialOpeningHoursSpecification: closures }),
  };
}

/** How to reach the company. `inFull` adds hours and languages, for pages that show both. */
export function contactPoint(company: Company, ids: NodeIds, inFull: boolean): ContactPoint {
  const { email, phone } = company;
  return {
    "@type": "ContactPoint",
    "@id": ids.contactPoint,
    email,
    telephone: phone.display,
    ...(inFull && {
      availableLanguage: company.languages,
      hoursAvailable: [...weekOf(company), ...closuresOf(company)],
    }),
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

import type { Company } from "#shared/content/types.ts";
import { languages } from "#shared/languages.ts";
import { type OpeningHours, weekdays } from "#shared/opening-hours.ts";
import { publicPaths } from "#shared/url-paths.ts";
import type { GraphNode, NodeIds } from "./graph.ts";

/** The company, as header, footer, Home and About show it. */
export function organization(company: Company, ids: NodeIds): GraphNode {
  const { email, phone, employees, socials } = company;
  return {
    "@type": "Organization",
    "@id": ids.organization,
    name: company.name,
    legalName: company.legalName,
    url: ids.homeUrl,
    logo: new URL(publicPaths.logo, ids.homeUrl).href,
    email,
    telephone: phone,
    foundingDate: String(company.founded),
    numberOfEmployees: { "@type": "QuantitativeValue", minValue: employees.min, maxValue: employees.max },
    sameAs: socials.map(({ url }) => url),
    contactPoint: { "@id": ids.contactPoint },
  };
}

/** How to reach the company. `withAvailability` adds hours and languages, for pages that show both. */
export function contactPoint(company: Company, ids: NodeIds, withAvailability: boolean): GraphNode {
  const { email, phone } = company;
  return {
    "@type": "ContactPoint",
    "@id": ids.contactPoint,
    email,
    telephone: phone,
    ...(withAvailability && {
      availableLanguage: company.spokenLanguages,
      hoursAvailable: hours(company.openingHours),
    }),
  };
}

function hours({ from, to, opens, closes }: OpeningHours): GraphNode {
  const week = [...weekdays, ...weekdays].slice(weekdays.indexOf(from));
  const days = week.slice(0, week.indexOf(to) + 1);
  const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
  return {
    "@type": "OpeningHoursSpecification",
    dayOfWeek: days.map((day) => `https://schema.org/${day}`),
    opens: clock(opens),
    closes: clock(closes),
  };
}

/** The whole site, in all its languages. */
export function website(company: Company, ids: NodeIds): GraphNode {
  return {
    "@type": "WebSite",
    "@id": ids.website,
    name: company.name,
    url: ids.homeUrl,
    inLanguage: languages.map(({ tag }) => tag),
    publisher: { "@id": ids.organization },
  };
}

import { formatCount } from "#shared/format-count.ts";
import { formatOpeningHours } from "#shared/format-opening-hours.ts";
import { paths } from "#shared/paths.ts";
import { brand } from "./brand.ts";

/** Words of the header, menu, search and footer, which surround every page. */
export const layout = {
  skipLink: "Skip to content",
  header: { home: `${brand.name}, home page` },
  menu: { button: "Menu", navigation: "Main" },
  quote: { label: "Get a Quote", href: paths.contact },
  search: {
    button: "Search",
    input: "Search",
    /** Says that the field performs no search. */
    hint: "This field is a preview: it searches nothing, and nothing you type leaves this page. The menu lists every page.",
  },
  footer: {
    services: "Services",
    contact: "Contact",
    socials: "Follow",
    hours: formatOpeningHours(brand.hours, brand.language),
    region: brand.region,
    company: [
      `© ${brand.legalName}`,
      `Founded in ${brand.founded}`,
      `${formatCount(brand.employees)} people`,
    ],
  },
};

import { paths } from "#shared/paths.ts";
import { brand } from "./brand.ts";

/** Words of what surrounds every page: header, menu, search, footer. */
export const layout = {
  skipLink: "Skip to content",
  header: { home: `${brand.name}, home page` },
  menu: { button: "Menu", navigation: "Main" },
  quote: { label: "Get a Quote", href: paths.contact },
  search: {
    button: "Search",
    input: "Search",
    /** The control performs no search, and says so. */
    hint: "This field is a preview: it searches nothing, and nothing you type leaves this page. The menu lists every page.",
  },
  footer: {
    services: "Services",
    contact: "Contact",
    socials: "Follow",
    hours: `${brand.hours.text} ${brand.hours.zone}`,
    region: brand.region,
    company: [
      `© ${brand.legalName}`,
      `Founded in ${brand.founded}`,
      `${brand.employees.min}–${brand.employees.max} people`,
    ],
  },
};

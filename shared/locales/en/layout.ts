import { company } from "#shared/data/company.ts";

/** Text of the header, menu, search and footer, which surround every page. */
export const layout = {
  skipLink: "Skip to content",
  header: { home: `${company.name}, home page` },
  menu: { button: "Menu", navigation: "Main" },
  quote: "Get a Quote",
  search: {
    button: "Search",
    input: "Search",
    /** Says that the field does not search. */
    hint: "This field is a preview: it searches nothing, and nothing you type leaves this page. Perhaps you are looking for one of these pages:",
  },
  footer: {
    services: "Services",
    contact: "Contact",
    socials: "Follow",
    copyright: `© ${company.legalName}`,
    /** Tests check that it is true. */
    privacy: "No cookies, no tracking, no third-party requests.",
  },
};

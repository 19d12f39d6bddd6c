import { company } from "#shared/data/company.ts";

/** Text of what surrounds pages, and of what several pages share. */
export const layout = {
  skipLink: "Skip to content",
  header: { home: `${company.name}, home page` },
  menu: { button: "Menu", navigation: "Main" },
  /** In front of a month. */
  modified: "Last changed:",
  quote: "Get a Quote",
  search: {
    button: "Search",
    input: "Search",
    /** Says that the field does not search. */
    hint: "This field is a preview: it searches nothing, and sends nothing. Perhaps you want one of these pages:",
  },
  /** At the end of every page but Contact and error pages. */
  closingQuestion: {
    heading: "What does your team still do by hand?",
    action: "Get In Touch",
    /** Shown between the brackets until the visitor writes there. Always shown without a script. */
    example: "“We type every order in twice.”",
    note: "A person reads it, and replies.",
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

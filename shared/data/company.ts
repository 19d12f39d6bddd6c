import type { Company } from "#shared/site/types.ts";

// A company that adopts the site starts here: with what is the same in every language. Its services,
// projects and testimonials are beside it, every sentence is in shared/locales. Addresses under .example and numbers 555-01xx are reserved for examples.

/** The company. Every page, public file and data graph uses it. */
export const company: Company = {
  name: "Brackwell",
  shortName: "Brackwell",
  legalName: "Brackwell IT Solutions LLC",
  email: "hello@brackwell.example",
  phone: { display: "+1 215-555-0142", uri: "tel:+12155550142" },
  openingHours: {
    timeZone: "America/New_York",
    week: [
      { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
    ],
  },
  socials: [
    { id: "linkedin", label: "LinkedIn", url: "https://linkedin.example/brackwell" },
    { id: "github", label: "GitHub", url: "https://github.example/brackwell" },
    { id: "youtube", label: "YouTube", url: "https://youtube.example/brackwell" },
  ],
  founded: 2020,
  employees: { min: 10, max: 50 },
  replyHours: 24,
  /** The languages in which people of the company answer. */
  languages: ["en", "es"],
};

/** Of the first 100 projects, those that came from a client or from someone that a client sent. */
export const growth = { value: 75, min: 0, max: 100 };

import type { Company } from "#shared/content/types.ts";

// Start here to adapt the site to your company: this data is the same in every language. The text is in shared/locales.
// Domains ending in .example and phone numbers from 555-0100 to 555-0199 are reserved for examples.

/** The company. Every page and its structured data use it. */
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
  /** The languages in which the company answers enquiries. */
  languages: ["en", "es"],
};

/** Of the first 100 projects, those that came from a client or from a client's referral. */
export const gauge = { value: 75, min: 0, max: 100 };

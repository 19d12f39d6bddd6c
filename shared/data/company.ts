import type { OpeningHours } from "#shared/opening-hours.ts";

// Domains ending in .example and phone numbers from 555-0100 to 555-0199 are reserved for examples.

/** The company. Every page and its structured data use it. */
export const company = {
  name: "Brackwell",
  legalName: "Brackwell IT Solutions LLC",
  email: "hello@brackwell.example",
  /** With the country code, as links and structured data need it. */
  phone: "+1 215-555-0142",
  openingHours: { from: "Monday", to: "Friday", opens: 9, closes: 18 } as OpeningHours,
  socials: [
    { label: "LinkedIn", url: "https://linkedin.example/brackwell" },
    { label: "GitHub", url: "https://github.example/brackwell" },
    { label: "YouTube", url: "https://youtube.example/brackwell" },
  ],
  founded: 2020,
  employees: { min: 10, max: 50 },
  /** The languages in which the company answers enquiries. */
  spokenLanguages: ["en", "es"],
};

/** Of the first 100 projects, those that came from a client or from a client's referral. */
export const gauge = { value: 75, max: 100 };

import type { Brand } from "./schemas.ts";

// A company that adopts the site starts here. Addresses under .example and numbers
// 555-01xx are reserved for examples.
const name = "Brackwell";

/** All facts about the company. Every page, public file and data graph uses these. */
export const brand: Brand = {
  name,
  legalName: "Brackwell IT Solutions LLC",
  tagline: "Software for the work your team still does by hand.",
  email: "hello@brackwell.example",
  phone: { display: "+1 215-555-0142", uri: "tel:+12155550142" },
  hours: {
    timeZone: "America/New_York",
    week: [
      { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "09:00", closes: "18:00" },
    ],
  },
  region: "Philadelphia, Pennsylvania",
  socials: [
    { id: "linkedin", label: "LinkedIn", url: "https://linkedin.example/brackwell" },
    { id: "github", label: "GitHub", url: "https://github.example/brackwell" },
    { id: "youtube", label: "YouTube", url: "https://youtube.example/brackwell" },
  ],
  founded: 2020,
  employees: { min: 10, max: 50 },
  replyHours: 24,
  languages: [
    { tag: "en", name: "English" },
    { tag: "es", name: "Spanish" },
  ],
  language: "en-US",
};

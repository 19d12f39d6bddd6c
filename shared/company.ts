import type { Company, ProjectFacts, ServiceFacts, TestimonialFacts } from "./content/types.ts";

// A company that adopts the site starts here: with what is the same in every language. Its words are in
// shared/content. Addresses under .example and numbers 555-01xx are reserved for examples.

/** The facts about the company. Every page, public file and data graph uses these. */
export const company: Company = {
  name: "Brackwell",
  shortName: "Brackwell",
  legalName: "Brackwell IT Solutions LLC",
  email: "hello@brackwell.example",
  phone: { display: "+1 215-555-0142", uri: "tel:+12155550142" },
  hours: {
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

/** The services whose cards Home and the services page always show. */
export const mainServices = [
  { id: "portfolio-websites", contactService: "web-development" },
  { id: "ai-bots-agents", contactService: "ai-bot-development" },
  { id: "ui-ux-design", vignette: "ui-ux-design", contactService: "ui-ux-design" },
  { id: "business-systems", vignette: "business-systems", contactService: "custom-software-development" },
  { id: "software-solutions", contactService: "custom-software-development" },
] as const satisfies readonly ServiceFacts[];

/** The services whose cards are behind a button. */
export const furtherServices = [
  { id: "mobile-apps", contactService: "mobile-app-development" },
  { id: "wordpress", contactService: "web-development" },
  { id: "business-automation", contactService: "business-automation" },
] as const satisfies readonly ServiceFacts[];

/** The portfolio, newest project first. The clients are invented. */
export const projects = [
  {
    id: "pediatric-consultation",
    picture: "clinic",
    layout: "wide",
    technologies: ["React", "TypeScript", "Node.js", "WebRTC"],
    client: "Little Harbor Pediatrics",
    builder: "Ines Calder",
    year: 2026,
    link: "https://little-harbor.example/",
  },
  {
    id: "e-commerce-platform",
    picture: "shop",
    layout: "beside",
    technologies: ["Next.js", "Stripe", "PostgreSQL", "Redis"],
    client: "Harrow & Pine",
    builder: "Tomás Reyes",
    year: 2025,
    link: "https://harrow-and-pine.example/",
  },
  {
    id: "school-management",
    picture: "school",
    layout: "wide",
    demo: "timetable",
    technologies: ["Django", "Python", "PostgreSQL", "Docker"],
    client: "Alder Grove School",
    builder: "Naledi Okafor",
    year: 2024,
    link: "https://alder-grove.example/",
  },
] as const satisfies readonly ProjectFacts[];

/** Who recommends the company, and when. The people are invented. */
export const testimonials = [
  {
    id: "amara-osei",
    company: "Little Harbor Pediatrics",
    picture: "portrait-amara",
    rating: 5,
    project: "pediatric-consultation",
    date: "2026-06-18",
  },
  {
    id: "jonas-lindqvist",
    company: "Harrow & Pine",
    picture: "portrait-jonas",
    rating: 5,
    project: "e-commerce-platform",
    date: "2025-11-07",
  },
  {
    id: "priya-raman",
    company: "Alder Grove School",
    picture: "portrait-priya",
    rating: 5,
    project: "school-management",
    date: "2024-12-12",
  },
] as const satisfies readonly TestimonialFacts[];

export type ServiceId = (typeof mainServices | typeof furtherServices)[number]["id"];
export type ProjectId = (typeof projects)[number]["id"];
export type TestimonialId = (typeof testimonials)[number]["id"];
/** The people who built the projects. */
export type Builder = (typeof projects)[number]["builder"];

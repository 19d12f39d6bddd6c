import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { companyText } from "../company-text.ts";
import { facts } from "../facts.ts";

const lead = `${company.name} builds AI bots, portfolio websites, mobile apps and business systems. You use the first working version in week ${facts.weeks}.`;

/** Text of Home. Services, projects and testimonials have their own modules. */
export const home = {
  menu: { label: "Home", title: `What ${company.name} does` },
  metadata: {
    title: `AI Bots, Websites and Business Systems – ${company.name}`,
    description: lead,
    keywords: ["AI bots", "portfolio websites", "mobile apps", "business systems", "UI/UX design"],
    modifiedTime: "2026-12-01",
  },
  heading: companyText.tagline,
  /** A few short words of the heading, which never wrap. They get an accent background. */
  markedWords: "by hand.",
  lead,
  action: "Start with one sentence",
  secondAction: "See the work",
  guarantee: {
    heading: `Each late week takes ${facts.lateWeekDiscount} off the price.`,
    source: `From the one page that ${facts.storyProject.client} signed on ${facts.storyProject.signed}:`,
    terms: [
      { name: "Fixed price", value: facts.storyProject.price },
      { name: "First version", value: facts.storyProject.firstVersion },
      { name: `If nothing has moved by ${facts.storyProject.countedAgain}`, value: `${facts.refund} back` },
      { name: "Code, accounts and data", value: "The client’s" },
    ],
    companySize: `Founded in ${company.founded}. ${company.employees.min} to ${company.employees.max} people.`,
    link: "How we work",
  },
  services: {
    heading: "What we can take off your hands",
    link: "All services",
  },
  projects: {
    heading: "In daily use",
    text: "Each one changed a number, counted before and after.",
    link: "More About",
  },
  testimonials: {
    heading: "In our clients’ words",
    /** The carousel's name for screen readers. */
    region: "Client testimonials",
    rating: "{rating} out of 5 stars",
  },
} satisfies PageModule;

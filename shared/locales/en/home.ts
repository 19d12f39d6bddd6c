import type { MenuPageText } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { companyText } from "./company-text.ts";

const lead = `${company.name} builds AI bots, portfolio websites, mobile apps and business systems. You use the first working version in week six.`;

/** Text of Home. Services, projects and testimonials have their own modules. */
export const home = {
  menu: { label: "Home", title: `What ${company.name} does` },
  metadata: {
    title: `AI Bots, Websites and Business Systems – ${company.name}`,
    description: lead,
    keywords: ["AI bots", "portfolio websites", "mobile apps", "business systems", "UI/UX design"],
    modifiedTime: "2026-11-25",
  },
  heading: companyText.tagline,
  /** A few short words of the heading, which never wrap. They get an accent background. */
  headingHighlight: "by hand.",
  lead,
  action: "Start with one sentence",
  secondAction: "See the work",
  about: {
    /** A client's email is shown between the two sentences (story.ts). */
    heading: { before: "First we frame the problem.", after: "Then we solve it." },
    text: "A lot of software fails before the first line of code, because nobody wrote down what it was for. We write your problem in one sentence. What serves that sentence gets built. What does not is left out, and you do not pay for it.",
    facts: [
      { figure: String(company.founded), label: "founded" },
      { figure: `${company.employees.min}–${company.employees.max}`, label: "people" },
      {
        figure: "6 weeks",
        label: "to the first version",
        /** Contact and Terms repeat this. */
        note: "Each late week takes 10% off the price.",
      },
    ],
    link: "How we work",
  },
  services: {
    heading: "What we can take off your hands",
    link: "All services",
  },
  projects: {
    heading: "In daily use",
    text: "A clinic, a shop and a school work with our software.",
    link: "More About",
  },
  testimonials: {
    heading: "In our clients’ words",
    /** The carousel's name for screen readers. */
    region: "Client testimonials",
    rating: "{rating} out of 5 stars",
  },
  banner: {
    heading: "What does your team still do by hand?",
    action: "Get In Touch",
    /** Shown between the brackets until the visitor writes there. Always shown without a script. */
    example: "“We type every order in twice.”",
    note: `Your message can be one sentence. A person replies within ${company.replyHours} hours.`,
    /** Replaces the note when the message has several lines. */
    kept: "Your message is waiting in the form. Change it there.",
  },
} satisfies MenuPageText & Record<string, unknown>;

import type { PageModule } from "#shared/content/types.ts";
import { company, gauge } from "#shared/data/company.ts";
import { storyProjectId } from "#shared/data/projects.ts";
import type { PersonId } from "#shared/data/team.ts";
import { facts } from "../facts.ts";
import { projects } from "../projects.ts";

const lead =
  "We build AI bots that answer your customers and portfolio websites that show your work.";

/** Text of the about page. */
export const about = {
  menu: { label: "About", title: `Who is behind ${company.name}` },
  metadata: {
    title: `About Us – ${company.name}`,
    description: lead,
    keywords: ["IT solutions", "AI bots", "portfolio websites", "prototype", "support"],
    modifiedTime: "2026-12-01",
  },
  heading: "Advance Innovation For IT Solutions",
  lead,
  /** Above the signed page. */
  statement: "One page. Two signatures.",
  action: "Get In Touch",
  secondAction: "Our Services",
  /** What both signed. On a phone, and in a window taller than wide, the page has the first four terms. */
  signedPage: {
    number: "Page 1 of 1",
    terms: [
      { name: "Today", value: facts.storyProject.before, note: projects[storyProjectId].change.metric },
      {
        name: "First version",
        value: facts.storyProject.firstVersion,
        note: `Each late week takes ${facts.lateWeekDiscount} off the price`,
      },
      { name: "Fixed price", value: facts.storyProject.price },
      { name: "Counted again", value: facts.storyProject.countedAgain, note: `${facts.refund} back if nothing moves` },
      { name: "Client provides", value: `Access, answers, ${facts.clientHours} a week` },
      { name: "Client owns", value: "Code, accounts, data" },
    ],
    /** Said before each name. */
    signedBy: "Signed by",
    builder: "who will build it",
  },
  gauge: {
    ...gauge,
    label: "Business Growth",
    level: "Level is high",
    note: `${gauge.value} of our first ${gauge.max} projects were repeat or referred work.`,
    /** Where the number comes from. */
    source: `By our order book, from ${company.founded} to 2025.`,
    /** Follows the value. */
    scale: `of ${gauge.max}`,
  },
  team: {
    heading: "The people you meet build it",
    text: `We started in ${company.founded} with a booking form for one doctor, and are now ${company.employees.min} to ${company.employees.max} people. One rule has not changed: whoever is on your first call also builds your software, and picks up when you call again.`,
    alt: "Ines Calder counts calls on the telephone, Tomás Reyes draws a screen, and Naledi Okafor moves a card on a wall timetable; above them, one page between two brackets",
    /** Shown before the client whose project a person built. */
    built: "Built for",
    /** What these people do. */
    roles: {
      "ines-calder": "Booking and video visits",
      "tomas-reyes": "Shops, payments and stock",
      "naledi-okafor": "Timetables, records and messages",
    } satisfies Record<PersonId, string>,
  },
  process: {
    heading: `First version in week ${facts.weeks}`,
    /** Said before the number of each week. */
    week: "Week",
    /** Those of `processWeeks` in shared/data/commitments.ts, then what follows. */
    steps: [
      {
        title: "Frame",
        text: "We watch the work, with the sentence in hand.",
      },
      {
        title: "Draw",
        text: "Your people click through a prototype with their own data.",
      },
      {
        title: "Build",
        text: "The first version goes live for the people who need it most.",
      },
      {
        title: "Run",
        text: "Support, which you can stop at the end of any month.",
      },
    ],
  },
} satisfies PageModule;

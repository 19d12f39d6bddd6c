import { paths } from "#shared/paths.ts";
import { brand } from "./brand.ts";
import type { MenuPageContent } from "./schemas.ts";

const lead =
  "We build AI bots that answer the questions your team hears every day, and portfolio websites that show your work before anyone asks.";

/** Words of the about page. */
export const about = {
  menu: { label: "About", title: `Who is behind ${brand.name}` },
  metadata: {
    title: `About Us – ${brand.name}`,
    description: lead,
    keywords: ["IT solutions", "AI bots", "portfolio websites", "prototype", "support"],
    modifiedTime: "2026-10-20",
  },
  schema: { type: "AboutPage", about: "organization" },
  heading: "Advance Innovation For IT Solutions",
  lead,
  label: "About",
  action: { label: "Get In Touch", href: paths.contact },
  secondAction: { label: "Our Services", href: `${paths.home}#services` },
  image: {
    name: "about",
    alt: "A tangle of lines narrows inside a pair of brackets: one sentence in week 1, one prototype by week 3, one release by week 6",
  },
  gauge: {
    tag: "Growth",
    label: "Business Growth",
    level: "Level is high",
    note: "How we count: of every 100 projects we finish, 75 bring the next one. It comes from the same client, or from someone they sent.",
    value: 75,
    min: 0,
    max: 100,
    valueText: "{value} of {max}",
  },
  company: {
    id: "company",
    label: "Company",
    heading: "Small on purpose",
    text: `We started in ${brand.founded} with a booking form for one doctor. Seven clients in ten since then were sent by another client.`,
    facts: [
      { figure: String(brand.founded), label: "the year we started" },
      { figure: `${brand.employees.min}-${brand.employees.max}`, label: "people who design and build" },
      { figure: `${brand.replyHours} hours`, label: "until you have a reply" },
    ],
  },
  principles: {
    id: "principles",
    label: "Principles",
    heading: "Four rules we keep",
    items: [
      {
        title: "One sentence first",
        text: "We write your problem in one sentence before we talk about screens. You sign that sentence, not a 40-page offer.",
      },
      {
        title: "Numbers before and after",
        text: "We count the calls, clicks or hours before we begin, and count them again three months later.",
      },
      {
        title: "A person behind every bot",
        text: "Our bots say that they are bots, show where an answer comes from, and pass on what they do not know.",
      },
      {
        title: "It is yours",
        text: "Code, accounts and data belong to you from the first day. You can leave with all of it in an hour.",
      },
    ],
  },
  process: {
    id: "process",
    label: "Way of working",
    heading: "From first call to running software",
    steps: [
      { time: "Week 1", title: "Frame", text: "We watch the work being done and agree on the one sentence." },
      {
        time: "Weeks 2–3",
        title: "Draw",
        text: "Your people click through a prototype that holds real data.",
      },
      {
        time: "Weeks 4–6",
        title: "Build",
        text: "The first version goes live for the people who need it most.",
      },
      {
        time: "After that",
        title: "Run",
        text: "Support by the month, from the same team. Stop whenever you like.",
      },
    ],
  },
  banner: {
    id: "contact",
    label: "Contact",
    heading: "Bring us your one sentence",
    text: "Or bring the long version. We will find the sentence together.",
    action: { label: "Get In Touch", href: paths.contact },
  },
} satisfies MenuPageContent & Record<string, unknown>;

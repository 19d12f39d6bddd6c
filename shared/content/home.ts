import { formatCount } from "#shared/format-count.ts";
import { paths } from "#shared/paths.ts";
import { brand } from "./brand.ts";
import type { MenuPageContent } from "./schemas.ts";

const lead =
  `${brand.name} builds AI bots, portfolio websites, mobile apps and business systems. You use the first working version in week six.`;

/** Words of Home. Its services, projects and testimonials are in modules of their own. */
export const home = {
  menu: { label: "Home", title: `What ${brand.name} does` },
  metadata: {
    title: `AI Bots, Websites and Business Systems – ${brand.name}`,
    description: lead,
    keywords: ["AI bots", "portfolio websites", "mobile apps", "business systems", "UI/UX design"],
    modifiedTime: "2026-11-22",
  },
  schema: { type: "WebPage", about: "website" },
  heading: brand.tagline,
  /** The words of the heading with an accent background. If the heading lacks them, nothing is marked. */
  headingMark: "by hand.",
  lead,
  action: { label: "Start with one sentence", href: `${paths.home}#contact` },
  secondAction: { label: "See the work", href: paths.projects },
  about: {
    id: "about",
    /** The picture is between the two sentences. */
    heading: { before: "First we frame the problem.", after: "Then we solve it." },
    picture: "A tangle of lines between two brackets. One bright line leads out of it.",
    text: "Most software fails before the first line of code, because nobody wrote down what it is for. We write your problem in one sentence. What serves that sentence gets built. What does not is left out, and you do not pay for it.",
    facts: [
      { figure: String(brand.founded), label: "founded" },
      { figure: formatCount(brand.employees), label: "people" },
      { figure: "6 weeks", label: "to the first version" },
    ],
    link: { label: "How we work", href: paths.about },
  },
  services: {
    id: "services",
    heading: "What we can take off your hands",
    link: { label: "All services", href: paths.services },
  },
  portfolio: {
    id: "portfolio",
    heading: "Opened every working day",
    text: "A clinic, a shop and a school run on these.",
    link: { label: "More About", href: paths.projects },
  },
  banner: {
    id: "contact",
    heading: "What does your team still do by hand?",
    text: `One sentence is enough. A person replies within ${brand.replyHours} hours.`,
    action: { label: "Get In Touch", href: paths.contact },
    /** Shown between the brackets until the visitor writes there. Always shown without a script. */
    example: "“We type every order in twice.”",
    note: "The button takes it along to the form. Nothing is sent from here.",
    /** Replaces the note when the form already has a message. */
    kept: "Your message is waiting in the form. Change it there.",
  },
} satisfies MenuPageContent & Record<string, unknown>;

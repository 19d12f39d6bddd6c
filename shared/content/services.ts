import type { Highlight, Service } from "./schemas.ts";

/** The cards that Home and the services page always show. */
export const mainServices: readonly Service[] = [
  {
    id: "portfolio-websites",
    title: "Portfolio Websites",
    text: "Your best work on one site that loads in a second. You add the next project yourself, in ten minutes.",
    deliverables: ["Page design", "An editor for new projects", "Hosting, set up"],
    vignette: {
      name: "portfolio-websites",
      alt: "An architect’s site, loaded in 0.8 seconds, and the form that adds her next project in 10 minutes",
    },
    contactService: "Web Development",
  },
  {
    id: "ai-bots-agents",
    title: "AI Bots & Agents",
    text: "A bot that answers routine questions from your own documents, and hands the rest to a person.",
    deliverables: ["A bot on your site", "Its sources, listed", "A weekly log of what it missed"],
    vignette: {
      name: "ai-bots-agents",
      alt: "A bot answers “Open on Sunday?” and points to the passage it read, on page 2 of a document",
    },
    contactService: "AI Bot Development",
  },
  {
    id: "ui-ux-design",
    title: "UI/UX Design",
    text: "We watch five of your users work, draw a prototype they can click, and repeat until nobody asks how.",
    deliverables: ["Five user sessions", "A clickable prototype", "Components for your team"],
    vignette: {
      name: "ui-ux-design",
      alt: "A booking page for boat trips, its left half a wireframe, its right half built",
    },
    contactService: "UI/UX Design",
  },
  {
    id: "business-systems",
    title: "Business Systems",
    text: "Orders, stock, staff and invoices in one place. Everyone sees the same numbers on the same day.",
    deliverables: ["Your data, moved over", "A role for every team", "One dashboard"],
    vignette: {
      name: "business-systems",
      alt: "A list of orders; order 1042 reaches the workshop, packing and accounts at once",
    },
    contactService: "Custom Software Development",
  },
  {
    id: "software-solutions",
    title: "Software Solutions",
    text: "Custom software for the process no product fits. The code is yours, documented and tested.",
    deliverables: ["Source code", "Automatic tests", "A handbook"],
    vignette: {
      name: "software-solutions",
      alt: "A program for a kiln, open at the line that holds batch 31 at 1240 degrees, and its 212 tests, all passed",
    },
    contactService: "Custom Software Development",
  },
];

/** The cards behind `Load More`. */
export const furtherServices: readonly Service[] = [
  {
    id: "mobile-apps",
    title: "Mobile Apps",
    text: "One app for iPhone and Android that keeps working without a signal. We take it through both stores.",
    deliverables: ["One app for both stores", "Offline mode", "Both listings"],
    vignette: {
      name: "mobile-apps",
      alt: "A driver’s phone without a signal at stop 7 of 12; on a second phone, three deliveries wait to be sent",
    },
    contactService: "Mobile App Development",
  },
  {
    id: "wordpress",
    title: "WordPress",
    text: "A site your editors already know how to use. Six plugins instead of sixty, updated every week.",
    deliverables: ["A theme of your own", "Six plugins at most", "Weekly updates"],
    vignette: {
      name: "wordpress",
      alt: "The editor of a school’s news page with a picture selected, and a list of six plugins",
    },
    contactService: "Web Development",
  },
  {
    id: "business-automation",
    title: "Business Automation",
    text: "The report somebody copies together every Friday, sent by itself at eight. We start with the dullest task.",
    deliverables: ["A map of the task", "Alerts when it fails", "Saved hours, counted"],
    vignette: {
      name: "business-automation",
      alt: "Friday, 8:00 AM: the report of week 47 goes out to three people by itself",
    },
    contactService: "Business Automation",
  },
];

/** All services, in the order of the footer. */
export const services: readonly Service[] = [...mainServices, ...furtherServices];

/** The two slides of the services page's highlights. */
export const highlights: readonly Highlight[] = [
  {
    id: "week-six",
    figure: "6 weeks",
    title: "A version you can use",
    text: "In week six your own people work with the first release, on their own data. Then you decide what comes next.",
  },
  {
    id: "one-team",
    figure: "1 team",
    title: "From sketch to support",
    text: "The people who draw your software also build it, and pick up the phone when it is running.",
  },
];

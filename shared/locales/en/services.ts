import type { ServiceText } from "#shared/content/types.ts";
import type { ServiceId } from "#shared/data/services.ts";

/** The text of the services. shared/data/services.ts lists them in order. */
export const services: Record<ServiceId, ServiceText> = {
  "portfolio-websites": {
    title: "Portfolio Websites",
    text: "Your best work on one site that loads in a second. You add the next project yourself, in ten minutes.",
    deliverables: ["Page design", "An editor for new projects", "Hosting, set up"],
    alt: "The site of Odile Ferrant, a furniture maker: a red reading chair in front, her other pieces beside it, and a place for the next project",
  },
  "ai-bots-agents": {
    title: "AI Bots & Agents",
    text: "A bot that answers routine questions from your own documents, and hands the rest to a person.",
    deliverables: ["A bot on your site", "Its sources, listed", "A weekly log of what it missed"],
    alt: "Alder Grove’s bot tells a parent that bus B leaves at 16:40, with page 22 of the handbook open at that row, and hands the question it can’t answer to a teacher, Nadia Haddad",
  },
  "ui-ux-design": {
    title: "UI/UX Design",
    text: "We watch five of your users work, draw a prototype they can click, and repeat until nobody asks how.",
    deliverables: ["Recordings of the sessions", "Each draft, with its results", "Components for your team"],
    alt: "Harrow & Pine’s checkout in its third draft: five testers’ taps all reach “Pay $153”, after 2 of 5 in the first draft and 4 of 5 in the second; nobody asks about duty any more",
  },
  "business-systems": {
    title: "Business Systems",
    text: "Orders, stock, staff and invoices in one place. Everyone sees the same numbers.",
    deliverables: ["Your data, moved over", "A role for every team", "One dashboard"],
    alt: "Order 1042 in the shop, on the parcel packed beside shelf B4 with 16 of 18 jugs left, and on paid invoice 2218: one line ties the same number together",
  },
  "software-solutions": {
    title: "Software Solutions",
    text: "Custom software for the process no product fits, documented and tested.",
    deliverables: ["Source code", "Automatic tests", "A handbook"],
    alt: "Alder Grove’s cover plan: Mr. Hale is ill, the other teachers are ruled out, each with a reason, and 8B Chemistry goes to Nadia Haddad, who is free and knows the class. Found in 2 clicks",
  },
  "mobile-apps": {
    title: "Mobile Apps",
    text: "One app for iPhone and Android that keeps working without a signal. We take it through both stores.",
    deliverables: ["Test builds on your phones", "Sign-in and messages", "Listings, with pictures"],
  },
  wordpress: {
    title: "WordPress",
    text: "A site your editors already know how to use. Six plugins instead of sixty, updated every week.",
    deliverables: ["A theme of your own", "Your pages, moved over", "An hour of training"],
  },
  "business-automation": {
    title: "Business Automation",
    text: "The report that somebody used to paste together every Friday now sends itself, at eight. We start with the dullest task.",
    deliverables: ["A map of the task", "Alerts when it fails", "A count of the hours saved"],
  },
};

import type { ServiceId } from "#shared/data/services.ts";
import type { ServiceText } from "#shared/site/types.ts";

/** The text of the services. shared/data/services.ts lists them in order. */
export const services: Record<ServiceId, ServiceText> = {
  "portfolio-websites": {
    title: "Portfolio Websites",
    text: "Your best work on one site that loads in a second. You add the next project yourself, in ten minutes.",
    deliverables: ["Page design", "An editor for new projects", "Hosting, set up"],
    alt: "A site with a house, a chair, a lamp and a vase, open in one second; a pointer on the place for the next work",
  },
  "ai-bots-agents": {
    title: "AI Bots & Agents",
    text: "A bot that answers routine questions from your own documents, and hands the rest to a person.",
    deliverables: ["A bot on your site", "Its sources, listed", "A weekly log of what it missed"],
    alt: "A bot’s answer with its source, a marked line on page 3; a person answers the next question",
  },
  "ui-ux-design": {
    title: "UI/UX Design",
    text: "We watch five of your users work, draw a prototype they can click, and repeat until nobody asks how.",
    deliverables: ["Five user sessions", "A clickable prototype", "Components for your team"],
    alt: "A booking page for boat trips, its left half a wireframe, its right half built",
  },
  "business-systems": {
    title: "Business Systems",
    text: "Orders, stock, staff and invoices in one place. Everyone sees the same numbers.",
    deliverables: ["Your data, moved over", "A role for every team", "One dashboard"],
    alt: "A list of orders; order 1042 reaches the workshop, packing and accounts at once",
  },
  "software-solutions": {
    title: "Software Solutions",
    text: "Custom software for the process no product fits. The code is yours, documented and tested.",
    deliverables: ["Source code", "Automatic tests", "A handbook"],
    alt: "Source code with two lines marked, 214 of 214 tests passed, and an open handbook",
  },
  "mobile-apps": {
    title: "Mobile Apps",
    text: "One app for iPhone and Android that keeps working without a signal. We take it through both stores.",
    deliverables: ["One app for both stores", "Offline mode", "Both listings"],
    alt: "The same list of deliveries on two phones, three of five done, without a signal",
  },
  wordpress: {
    title: "WordPress",
    text: "A site your editors already know how to use. Six plugins instead of sixty, updated every week.",
    deliverables: ["A theme of your own", "Six plugins at most", "Weekly updates"],
    alt: "A page being written in the editor; beside it 60 plugins, of which six are used",
  },
  "business-automation": {
    title: "Business Automation",
    text: "The report somebody pastes together every Friday now sends itself at eight. We start with the dullest task.",
    deliverables: ["A map of the task", "Alerts when it fails", "A count of the hours saved"],
    alt: "At eight o’clock three lists become one report, with a bar for each day",
  },
};

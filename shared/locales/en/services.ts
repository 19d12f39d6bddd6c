import type { ServiceId } from "#shared/data/services.ts";
import type { ServiceText } from "#shared/site/types.ts";

/** The text of the services. shared/data/services.ts lists them in order. */
export const services: Record<ServiceId, ServiceText> = {
  "portfolio-websites": {
    title: "Portfolio Websites",
    text: "Your best work on one site that loads in a second. You add the next project yourself, in ten minutes.",
    deliverables: ["Page design", "An editor for new projects", "Hosting, set up"],
    screen: {
      name: "shop",
      alt: "Harrow & Pine’s site: a pouring jug in front, and the other pieces behind it",
    },
  },
  "ai-bots-agents": {
    title: "AI Bots & Agents",
    text: "A bot that answers routine questions from your own documents, and hands the rest to a person.",
    deliverables: ["A bot on your site", "Its sources, listed", "A weekly log of what it missed"],
    screen: {
      kind: "chat",
      title: "Alder Grove’s bot",
      rows: [
        "Emil is at the dentist until ten. Do I have to call?",
        "No, your message is enough. I told the office.: Parents’ handbook, page 9",
        "Can he sit the chemistry test later?",
        "My handbook doesn’t say. I’m asking Ms. Haddad, who is covering.",
        "Is there a bus after chess club?",
        "Yes, line B at 16:40 from the main gate.: Parents’ handbook, page 22",
      ],
    },
  },
  "ui-ux-design": {
    title: "UI/UX Design",
    text: "We watch five of your users work, draw a prototype they can click, and repeat until nobody asks how.",
    deliverables: ["Five user sessions", "A clickable prototype", "Components for your team"],
    screen: {
      title: "Step 3 of 3",
      rows: ["Two pouring jugs: $144", "To Austin, Texas: $9", "Duty and tax: included", "Arrives: Thursday"],
      button: "Pay $153",
      note: "Five of five users pressed here",
    },
  },
  "business-systems": {
    title: "Business Systems",
    text: "Orders, stock, staff and invoices in one place. Everyone sees the same numbers.",
    deliverables: ["Your data, moved over", "A role for every team", "One dashboard"],
    screen: {
      kind: "records",
      title: "Order 1042",
      rows: ["Shop: two pouring jugs", "Warehouse: 16 of 18 left", "Accounts: $153, paid"],
    },
  },
  "software-solutions": {
    title: "Software Solutions",
    text: "Custom software for the process no product fits. The code is yours, documented and tested.",
    deliverables: ["Source code", "Automatic tests", "A handbook"],
    screen: {
      kind: "code",
      title: "214 of 214 passed",
      rows: [
        "finds a teacher who is free",
        "asks nobody twice a day",
        "never asks a teacher on leave",
        "prefers a teacher the class knows",
        "frees the teacher when the lesson is canceled",
        "keeps both when two offices assign at once",
        "tells the class within a minute",
      ],
      note: "4.1 seconds, after every change",
    },
  },
  "mobile-apps": {
    title: "Mobile Apps",
    text: "One app for iPhone and Android that keeps working without a signal. We take it through both stores.",
    deliverables: ["One app for both stores", "Offline mode", "Both listings"],
    screen: {
      kind: "phone",
      title: "8B on board",
      rows: ["Emil Dahl", "Kofi Mensah", "Lea Novak", "Noor Aziz", "Tom Reilly", "Sam Ortiz: not yet"],
      note: "No signal. Saved on this phone",
    },
  },
  wordpress: {
    title: "WordPress",
    text: "A site your editors already know how to use. Six plugins instead of sixty, updated every week.",
    deliverables: ["A theme of your own", "Six plugins at most", "Weekly updates"],
    screen: {
      title: "6 plugins, up to date",
      rows: ["Backups: 9.2", "Cache: 4.1", "Forms: 6.0", "Redirects: 5.3", "Search: 3.8", "Two languages: 2.7"],
    },
  },
  "business-automation": {
    title: "Business Automation",
    text: "The report that somebody used to paste together every Friday now sends itself, at eight. We start with the dullest task.",
    deliverables: ["A map of the task", "Alerts when it fails", "A count of the hours saved"],
    screen: {
      title: "Your week, Jonas",
      rows: ["Orders: 61", "Sales: $5,940", "Best day: Tuesday", "Sent back: 2", "Sold out: teapot in Tide"],
      note: "Sent by itself on Friday at 8:00",
    },
  },
};

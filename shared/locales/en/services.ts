import type { ServiceText } from "#shared/content/types.ts";
import type { ServiceId } from "#shared/data/services.ts";

/** The text of the services. shared/data/services.ts lists them in order. */
export const services: Record<ServiceId, ServiceText> = {
  "portfolio-websites": {
    title: "Portfolio Websites",
    text: "Your best work on one site that loads in a second. You add the next project yourself, in ten minutes.",
    deliverables: ["Page design", "An editor for new projects", "Hosting, set up"],
    screen: {
      name: "portfolio",
      alt: "The site of Odile Ferrant, a furniture maker: a red reading chair in front, her other pieces beside it, and a place for the next project",
    },
  },
  "ai-bots-agents": {
    title: "AI Bots & Agents",
    text: "A bot that answers routine questions from your own documents, and hands the rest to a person.",
    deliverables: ["A bot on your site", "Its sources, listed", "A weekly log of what it missed"],
    screen: {
      kind: "chat",
      windows: [
        {
          title: "Alder Grove’s bot",
          rows: [
            "Emil is at the dentist until ten. Do I have to call?",
            "No, your message is enough. I told the office.: Parents’ handbook, page 9",
            "Is there a bus after chess club?",
            "Yes, line B at 16:40 from the main gate.: Parents’ handbook, page 22",
            "Can he sit the chemistry test later?",
            "My handbook doesn’t say. I’m asking Ms. Haddad, who is covering.: Passed on to a person, 9:14",
            "Yes, on Monday after lunch, in Lab 2. He only needs a pencil.: Nadia Haddad, 9:31",
          ],
          note: "Ask about the school",
        },
      ],
    },
  },
  "ui-ux-design": {
    title: "UI/UX Design",
    text: "We watch five of your users work, draw a prototype they can click, and repeat until nobody asks how.",
    deliverables: ["Five user sessions", "A clickable prototype", "Components for your team"],
    screen: {
      kind: "prototype",
      windows: [
        {
          title: "Step 3 of 3",
          rows: ["Two pouring jugs: $144", "To Austin, Texas: $9", "Duty and tax: included", "Arrives: Thursday"],
          button: "Pay $153",
        },
        { title: "5 of 5 never asked", rows: ["Draft 1: 2 of 5: 40", "Draft 2: 4 of 5: 80", "Draft 3: 5 of 5: 100"] },
      ],
    },
  },
  "business-systems": {
    title: "Business Systems",
    text: "Orders, stock, staff and invoices in one place. Everyone sees the same numbers.",
    deliverables: ["Your data, moved over", "A role for every team", "One dashboard"],
    screen: {
      kind: "records",
      windows: [
        { title: "Shop", rows: ["Order 1042: $153", "Pouring jug, Celadon: 2", "To Austin, Texas: Thursday"] },
        { title: "Warehouse", rows: ["Order 1042: $153", "Shelf B4: 16 of 18 left", "Packed: Monday, 10:20"] },
        { title: "Accounts", rows: ["Order 1042: $153", "Invoice 2218: sent", "Paid by card: Monday, 9:58"] },
      ],
    },
  },
  "software-solutions": {
    title: "Software Solutions",
    text: "Custom software for the process no product fits. The code is yours, documented and tested.",
    deliverables: ["Source code", "Automatic tests", "A handbook"],
    screen: {
      kind: "tests",
      windows: [
        {
          title: "cover.test.ts",
          rows: [
            'test("asks nobody twice a day", () => {',
            '  ask(haddad, "9:35");',
            '  expect(whoIsFree("10:50"))',
            "    .not.toContain(haddad);",
            "});",
          ],
        },
        {
          title: "214 of 214 passed",
          rows: [
            "asks nobody twice a day",
            "never asks a teacher on leave",
            "prefers a teacher the class knows",
            "keeps both when two offices assign at once",
            "tells the class within a minute",
          ],
          note: "4.1 seconds, after every change",
        },
      ],
    },
  },
  "mobile-apps": {
    title: "Mobile Apps",
    text: "One app for iPhone and Android that keeps working without a signal. We take it through both stores.",
    deliverables: ["One app for both stores", "Offline mode", "Both listings"],
    screen: {
      kind: "phones",
      windows: [
        {
          title: "8B on board",
          rows: ["Ben Carter", "Emil Dahl", "Ines Duarte", "Kofi Mensah", "Lea Novak", "Noor Aziz", "Sam Ortiz: not yet", "Tom Reilly", "Uma Shah", "Zoe Blum"],
          note: "No signal. Saved here",
        },
        {
          title: "101 of 102",
          rows: ["7A: 25 of 25", "8A: 24 of 24", "8B: 25 of 26", "9A: 27 of 27", "Bus leaves: 8:15"],
          note: "Back online. All sent",
        },
      ],
    },
  },
  wordpress: {
    title: "WordPress",
    text: "A site your editors already know how to use. Six plugins instead of sixty, updated every week.",
    deliverables: ["A theme of your own", "Six plugins at most", "Weekly updates"],
    screen: {
      kind: "plain",
      windows: [
        {
          title: "Open day on Saturday",
          rows: [
            "Doors open at ten. The last kiln fires at four, and you keep what you glaze.",
            "Picture: kiln.jpg",
            "Also in Spanish: translated",
          ],
          button: "Publish",
          note: "Draft saved at 10:42",
        },
        {
          title: "6 plugins, up to date",
          rows: ["Backups: 9.2", "Cache: 4.1", "Forms: 6.0", "Redirects: 5.3", "Search: 3.8", "Two languages: 2.7"],
        },
      ],
    },
  },
  "business-automation": {
    title: "Business Automation",
    text: "The report that somebody used to paste together every Friday now sends itself, at eight. We start with the dullest task.",
    deliverables: ["A map of the task", "Alerts when it fails", "A count of the hours saved"],
    screen: {
      kind: "plain",
      windows: [
        {
          title: "Your week, Jonas",
          rows: [
            "Friday: $640: 49",
            "Saturday: $1,120: 85",
            "Sunday: $980: 75",
            "Monday: $560: 43",
            "Tuesday: $1,310: 100",
            "Wednesday: $720: 55",
            "Thursday: $610: 47",
          ],
        },
        {
          title: "61 orders, $5,940",
          rows: ["Best day: Tuesday", "Sent back: 2", "Sold out: teapot in Tide"],
          note: "Sent by itself on Friday at 8:00",
        },
      ],
    },
  },
};

import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import { facts } from "../facts.ts";
import { services as serviceTexts } from "../services.ts";

const lead =
  "Name the task that eats your week. We draw the software, build it and keep it running, from AI bots to WordPress.";

/** Text of the services page. The text of each service is in ../services.ts. */
export const services = {
  menu: { label: "Services", title: "What we build and what you get" },
  metadata: {
    title: `Services – ${company.name}`,
    description: lead,
    keywords: Object.values(serviceTexts).map(({ title }) => title),
    modifiedTime: "2026-12-01",
  },
  heading: "Pick the hours you want back",
  lead,
  price: `First version: ${facts.priceRange}`,
  action: "More About",
  handbookBot: {
    label: "Ask Harrow & Pine’s bot",
    names: { visitor: "You", bot: "Harrow & Pine’s bot" },
    /**
     * In `quote`, the sentence in brackets is the one that the answer is based on. A quote without brackets is the reply
     * of a person, which appears later.
     */
    conversations: [
      {
        question: "My jug came chipped. Can I send it back?",
        answer: "I’m a bot, and I’m sorry about the jug. Yes: within 30 days, and we pay shipping both ways.",
        source: "Returns and repairs, page 3:",
        quote: "[Chipped on arrival: 30 days, shipping paid both ways.] We replace it or refund it.",
      },
      {
        question: "Is it dishwasher safe?",
        answer: "Yes, every piece is. Should it stain, baking soda takes care of that.",
        source: "In your kitchen, page 18:",
        quote: "[Dishwasher: yes.] Stains: baking soda, a wet cloth, 10 minutes.",
      },
      {
        question: "Do you ship to Norway?",
        answer: "Yes, Norway is one of the 11 countries we ship to.",
        source: "Orders and shipping, page 9:",
        quote: "[11 countries: US, CA, MX, GB, NO, FR, DE, ES, IT, NL, JP.] No others yet.",
      },
      {
        question: "My bowl fell. Can you mend it?",
        answer: "Yes, for $18. After that it holds flowers, not soup.",
        source: "Returns and repairs, page 6:",
        quote: "Cracked by itself: replaced for 2 years. [Dropped: mended for $18, then for flowers only.]",
      },
      {
        question: "Do you teach pottery?",
        answer: "We make pots and don’t teach. But you may come and watch us work.",
        source: "Visits, page 38:",
        quote: "[No classes.] Watching is free, on Fridays and Saturdays.",
      },
      // The handbook does not answer this one, so a person does.
      {
        question: "Will the red suit my grandma’s plates?",
        answer: "My handbook doesn’t say, and I don’t make things up. I’m asking Elin in the workshop.",
        source: "Elin, workshop:",
        quote: "Hard to say from here! Send me a photo of one plate by a window, and I’ll hold a red bowl next to it.",
      },
    ],
    caption:
      "A demonstration with prepared questions. Yours answers from your own documents, and cites the page or fetches a person, too.",
  },
  list: {
    heading: `${Object.keys(serviceTexts).length} ways to get hours back`,
    /** Label of each service's link to the form, which preselects its service. */
    ask: "Ask for a quote",
    loadMore: "Load More ({count} more)",
  },
  highlights: {
    heading: "What you can count on",
    /** The carousel's name for screen readers. */
    region: "Highlights",
    items: [
      {
        figure: facts.clientHours,
        title: "Of your people’s time each week",
        text: "Besides that, we need only access and answers. The page you sign says so.",
      },
      {
        figure: "0 copies",
        title: "Your records stay yours",
        text: "Patients’ and pupils’ records stay in your accounts. We keep no copy, and no bot is trained on them.",
      },
    ],
  },
} satisfies PageModule;

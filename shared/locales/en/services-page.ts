import type { MenuPageText } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";
import type { ServiceId } from "#shared/data/services.ts";
import { handbook } from "./handbook.ts";
import { services } from "./services.ts";

const lead =
  "Name the task that eats your week. One team draws the software, builds it and keeps it running, from AI bots to WordPress.";

/** The service that the sample conversation shows. */
const botService: ServiceId = "ai-bots-agents";

/** Text of the services page. Its services are in services.ts. */
export const servicesPage = {
  menu: { label: "Services", title: "What we build and what you get" },
  metadata: {
    title: `Services – ${company.shortName}`,
    description: lead,
    keywords: Object.values(services).map(({ title }) => title),
    modifiedTime: "2026-11-25",
  },
  heading: "Pick the hours you want back",
  lead,
  action: "More About",
  handbookBot: {
    service: botService,
    caption: "It says it’s a bot, cites its source and fetches a person.",
    /** A customer's question and the bot's answer, shown before the visitor asks. */
    example: {
      name: "Ruth",
      question: "My jug came today with a chip in the lip. Can I send it back?",
      answer: "I’m a bot, and I’m sorry about the jug. Yes: within 30 days, and we pay shipping both ways.",
      source: {
        title: "Returns and repairs, page 3",
        quote: "Chipped on arrival: 30 days, shipping paid both ways.",
      },
    },
    /** The bot that the visitor can ask. */
    bot: {
      handbook,
      /** The conversation's name for screen readers. */
      log: "Your conversation with the bot",
      names: { visitor: "You", bot: "Harrow & Pine’s bot", person: "Elin, workshop" },
      label: "Ask Harrow & Pine’s bot",
      ask: "Ask",
      questions: ["Is it dishwasher safe?", "Do you ship to Norway?", "Do you teach pottery?"],
      note: "This one only searches for words, in your browser: nothing is sent. The bot we build for you adds a language model and keeps the rules: cite the page, or fetch a person.",
      restart: "Start over",
    },
  },
  list: {
    heading: `${Object.keys(services).length} ways to get them back`,
    /** Label of each service's link to the form, which preselects its service. */
    ask: "Ask for a quote",
    loadMore: "Load More",
  },
  highlights: {
    heading: "What you can count on",
    /** The carousel's name for screen readers. */
    region: "Highlights",
    items: [
      {
        figure: "6 weeks",
        title: "A version you can use",
        text: "In week six your own people work with the first release, on their own data. Then you decide what comes next.",
      },
      {
        figure: "1 team",
        title: "From sketch to support",
        text: "The people who draw your software also build it, and pick up the phone when it is running.",
      },
    ],
  },
  banner: {
    heading: "Not sure which one it is?",
    text: "Choose “Other” and describe the task in your own words. Naming the service is our job.",
    action: "Get In Touch",
  },
} satisfies MenuPageText & Record<string, unknown>;

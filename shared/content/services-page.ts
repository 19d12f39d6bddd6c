import { contactHref } from "#shared/contact-form.ts";
import { paths } from "#shared/paths.ts";
import { brand } from "./brand.ts";
import type { MenuPageContent, Vignette } from "./schemas.ts";
import { services } from "./services.ts";

const lead =
  "Name the task that eats your week. One team draws the software, builds it and keeps it running, from AI bots to WordPress.";

/** A message of the sample conversation. */
export interface ConversationMessage {
  from: "visitor" | "bot" | "person";
  name: string;
  time: string;
  text: string;
  /** An event just before the message. */
  notice?: string;
  vignette?: Vignette;
  /** The page that a bot's answer cites. */
  source?: { title: string; quote: string };
}

const messages: readonly ConversationMessage[] = [
  {
    from: "visitor",
    name: "Ruth",
    time: "4:42 PM",
    text: "My jug came today with a chip in the lip. Can I send it back?",
    vignette: {
      name: "chipped-jug",
      alt: "A pouring jug; a piece has broken out of its lip and lies beside it",
    },
  },
  {
    from: "bot",
    name: "Harrow & Pine’s bot",
    time: "4:42 PM",
    text: "I’m a bot, and I’m sorry about the jug. Yes: within 30 days, and we pay shipping both ways.",
    source: {
      title: "Returns and repairs, page 3",
      quote: "Chipped on arrival: 30 days, shipping paid both ways.",
    },
  },
  {
    from: "visitor",
    name: "Ruth",
    time: "4:43 PM",
    text: "It’s a wedding present, and the wedding is on Saturday. Is there another one in cobalt?",
  },
  {
    from: "bot",
    name: "Harrow & Pine’s bot",
    time: "4:43 PM",
    text: "The shop says sold out, and I know no more than the shop. I’m asking Elin in the workshop. She can read all of this.",
  },
  {
    from: "person",
    name: "Elin, workshop",
    time: "4:45 PM",
    notice: "Elin joined at 4:44 PM",
    text: "Hi Ruth, one is left from that firing. It goes out at five and is with you on Thursday. Keep the chipped one for flowers.",
  },
];

/** Words of the services page. Its cards and highlights are in services.ts. */
export const servicesPage = {
  menu: { label: "Services", title: "What we build and for whom" },
  metadata: {
    title: `Services – ${brand.name}`,
    description: lead,
    keywords: services.map((service) => service.title),
    modifiedTime: "2026-11-22",
  },
  schema: { type: "WebPage", list: { of: "Service", items: services } },
  heading: "Pick the hours you want back",
  lead,
  action: { label: "More About", href: paths.about },
  conversation: {
    service: { label: "AI Bots & Agents", href: `${paths.services}#ai-bots-agents` },
    caption: "A bot that says so, shows its source and knows when to fetch a person.",
    messages,
  },
  list: {
    id: "services",
    heading: "Eight ways to get them back",
    /** Label of each card's link to the form, where its service is selected. */
    ask: "Ask for a quote",
    loadMore: "Load More",
  },
  highlights: {
    id: "highlights",
    heading: "What you can count on",
    /** The carousel's name for screen readers. */
    region: "Highlights",
  },
  banner: {
    id: "contact",
    heading: "Not sure which one it is?",
    text: "Choose “Other” and describe the task in one sentence. Naming the service is our job.",
    action: { label: "Get In Touch", href: contactHref("Other") },
  },
} satisfies MenuPageContent & Record<string, unknown>;

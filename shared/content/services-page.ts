import { paths } from "#shared/paths.ts";
import { brand } from "./brand.ts";
import type { MenuPageContent } from "./schemas.ts";
import { services } from "./services.ts";

const lead =
  "Start where you lose the most hours a week. One team draws it, builds it and keeps it running, from AI bots to WordPress.";

/** Words of the services page. Its cards and highlights are in services.ts. */
export const servicesPage = {
  menu: { label: "Services", title: "What we build and for whom" },
  metadata: {
    title: `Services – ${brand.name}`,
    description: lead,
    keywords: services.map((service) => service.title),
    modifiedTime: "2026-11-03",
  },
  schema: { type: "WebPage", list: { of: "Service", items: services } },
  heading: "Name the problem. We bring the team.",
  lead,
  label: "Services",
  action: { label: "More About", href: paths.about },
  highlights: {
    id: "highlights",
    label: "Highlights",
    heading: "What you can count on",
    /** Name of the carousel for those who cannot see it. */
    region: "Highlights",
  },
  list: {
    id: "services",
    label: "Index",
    heading: "What we do",
    /** The link of each card to the form, with the service already chosen. */
    ask: "Ask for a quote",
    askAbout: "Ask for a quote: {service}",
    loadMore: "Load More",
  },
  banner: {
    id: "contact",
    label: "Contact",
    heading: "Not sure which one it is?",
    text: "Describe the task. Naming the service is our job.",
    action: { label: "Get In Touch", href: paths.contact },
  },
} satisfies MenuPageContent & Record<string, unknown>;

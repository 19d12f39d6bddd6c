import { company } from "#shared/data/company.ts";
import type { MenuPageText } from "#shared/site/types.ts";
import { services } from "./services.ts";

const lead = "Chaque livre reçoit la reliure qu’il lui faut. Parfois, une couture neuve et une bande de papier japonais suffisent.";

export const servicesPage = {
  menu: { label: "Travaux", title: "Ce que nous relions, cousons et sauvons" },
  metadata: {
    title: `Travaux – ${company.shortName}`,
    description: lead,
    keywords: Object.values(services).map(({ title }) => title),
    modifiedTime: "2026-11-24",
  },
  heading: "Du fil jusqu’à l’étui",
  lead,
  action: "Voir l’atelier",
  list: { heading: "Quatre façons de protéger un livre", ask: "Demander un prix", loadMore: "En voir plus" },
  highlights: {
    heading: "Ce sur quoi vous pouvez compter",
    region: "Engagements",
    items: [
      { figure: "30 ans", title: "De garantie sur chaque couture", text: "Si un fil lâche, nous recousons, sans facture." },
    ],
  },
  banner: { heading: "Vous hésitez ?", text: "Envoyez une photo du dos. Nous vous dirons ce qu’il lui faut.", action: "Poser une question" },
} satisfies MenuPageText & Record<string, unknown>;

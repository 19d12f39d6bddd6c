import { company } from "#shared/data/company.ts";
import type { MenuPageText } from "#shared/site/types.ts";
import { services } from "./services.ts";

const lead = "Jedes Buch bekommt den Einband, den es braucht. Manchmal ist das nur eine neue Heftung und ein Streifen Japanpapier.";

export const servicesPage = {
  menu: { label: "Arbeiten", title: "Was wir binden, heften und retten" },
  metadata: {
    title: `Arbeiten – ${company.shortName}`,
    description: lead,
    keywords: Object.values(services).map(({ title }) => title),
    modifiedTime: "2026-11-24",
  },
  heading: "Vom Faden bis zum Schuber",
  lead,
  action: "Zur Werkstatt",
  list: { heading: "Vier Arten, ein Buch zu schützen", ask: "Preis anfragen", loadMore: "Mehr zeigen" },
  highlights: {
    heading: "Worauf Sie zählen können",
    region: "Zusagen",
    items: [
      { figure: "30 Jahre", title: "Garantie auf jede Heftung", text: "Löst sich ein Faden, heften wir neu, ohne Rechnung." },
    ],
  },
  banner: { heading: "Nicht sicher, was es braucht?", text: "Schicken Sie ein Foto vom Rücken. Wir sagen es Ihnen.", action: "Frage stellen" },
} satisfies MenuPageText & Record<string, unknown>;

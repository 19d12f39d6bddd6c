import { company } from "#shared/data/company.ts";
import type { MenuPageText } from "#shared/site/types.ts";

const lead = "Ein Archiv und ein Verlag haben uns erlaubt, ihre Bücher zu zeigen. Die anderen stehen längst wieder im Regal.";

export const projectsPage = {
  menu: { label: "Aufträge", title: "Zwei Aufträge und ihre Geschichte" },
  metadata: {
    title: `Aufträge – ${company.shortName}`,
    description: lead,
    keywords: ["Logbücher", "Halbleder", "Kleinauflage", "Buntpapier"],
    modifiedTime: "2026-11-24",
  },
  heading: "Was wir zuletzt zugeklappt haben",
  lead,
  project: {
    client: "Auftraggeber",
    year: "Jahr",
    category: "Art der Arbeit",
    technologies: "Verwendet",
    now: ", jetzt",
    visit: "Zur Website",
  },
  banner: { heading: "Ihr Buch fehlt hier noch", text: "Schreiben Sie uns, was es braucht.", action: "Buch beschreiben" },
} satisfies MenuPageText & Record<string, unknown>;

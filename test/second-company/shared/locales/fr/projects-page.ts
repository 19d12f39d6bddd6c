import { company } from "#shared/data/company.ts";
import type { MenuPageText } from "#shared/site/types.ts";

const lead = "Des archives et une maison d’édition nous ont permis de montrer leurs livres. Les autres ont retrouvé leur étagère.";

export const projectsPage = {
  menu: { label: "Commandes", title: "Deux commandes et leur histoire" },
  metadata: {
    title: `Commandes – ${company.shortName}`,
    description: lead,
    keywords: ["journaux de bord", "demi-cuir", "petit tirage", "papiers décorés"],
    modifiedTime: "2026-11-24",
  },
  heading: "Les derniers livres refermés",
  lead,
  project: {
    client: "Commanditaire",
    year: "Année",
    category: "Type de travail",
    technologies: "Matériaux",
    now: ", maintenant",
    visit: "Voir le site",
  },
  banner: { heading: "Il manque votre livre", text: "Écrivez-nous ce qu’il lui faut.", action: "Décrire le livre" },
} satisfies MenuPageText & Record<string, unknown>;

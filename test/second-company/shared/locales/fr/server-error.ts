import { company } from "#shared/data/company.ts";
import type { PageText } from "#shared/site/types.ts";

const lead = "L’erreur vient de chez nous et elle est notée. Réessayez dans une minute ou appelez-nous.";

export const serverError = {
  metadata: {
    title: `Quelque chose a lâché – ${company.shortName}`,
    description: lead,
    keywords: ["erreur"],
    modifiedTime: "2026-11-24",
  },
  heading: "Un fil a lâché",
  lead,
  picture: "500, et la fin s’est détachée",
  again: "Réessayer",
  action: "Retour à l’accueil",
  onward: "Nous parler",
} satisfies PageText & Record<string, unknown>;

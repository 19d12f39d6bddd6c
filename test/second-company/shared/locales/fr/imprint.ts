import { company } from "#shared/data/company.ts";
import type { PageText } from "#shared/site/types.ts";

const lead = "Qui répond de ces pages, avec les informations que demande la loi allemande (§ 5 DDG).";

export const imprint = {
  footer: "Mentions légales",
  metadata: {
    title: `Mentions légales – ${company.shortName}`,
    description: lead,
    keywords: ["mentions légales", company.legalName],
    modifiedTime: "2026-11-24",
  },
  heading: "Mentions légales",
  lead,
  prose: [
    { heading: "Éditeur" },
    `${company.legalName}, Leimtwiete 7, 22767 Hambourg, Allemagne. Gérant : Ove Fjelgaard.`,
    { heading: "Registre" },
    "Tribunal d’instance de Hambourg, HRB 000000. Numéro de TVA : DE000000000. Inscrit à la chambre des métiers de Hambourg ; titre professionnel : Buchbindermeister (maître relieur), délivré en Allemagne.",
    { heading: "Litiges" },
    "Nous ne participons pas à la médiation de la consommation. Jusqu’ici, nous nous sommes toujours entendus.",
    { link: company.email, href: `mailto:${company.email}` },
  ],
} satisfies PageText & Record<string, unknown>;

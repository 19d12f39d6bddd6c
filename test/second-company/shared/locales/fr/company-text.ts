import { company } from "#shared/data/company.ts";

const tagline = "Des livres qu’on garde longtemps.";

export const companyText = {
  tagline,
  location: "Leimtwiete 7, 22767 Hambourg, Allemagne",
  timeZone: "(heure de Hambourg)",
  closed: "fermé : {dates}",
  socialPreview: `${company.shortName}. ${tagline}`,
};

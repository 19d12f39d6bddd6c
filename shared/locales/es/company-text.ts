import { company } from "#shared/data/company.ts";

const tagline = "Software para lo que tu equipo aún hace a mano.";

export const companyText = {
  tagline,
  location: "Filadelfia, Pensilvania",
  timeZone: "(hora de\u00a0Nueva\u00a0York)",
  socialPreviewAlt: `${company.name}. ${tagline}`,
};

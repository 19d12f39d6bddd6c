import { company } from "#shared/data/company.ts";
import { facts } from "./facts.ts";

const tagline = "Software para lo que tu equipo aún hace a mano.";

export const companyText = {
  tagline,
  location: "Filadelfia, Pensilvania",
  hours: `${facts.openingHours} (hora de\u00a0Nueva\u00a0York)`,
  socialPreviewAlt: `${company.name}. ${tagline}`,
};

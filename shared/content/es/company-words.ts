import { company } from "#shared/company.ts";

const tagline = "Software para el trabajo que tu equipo aún hace a mano.";

/** What many pages say of the company. The facts are in shared/company.ts. */
export const companyWords = {
  tagline,
  region: "Filadelfia, Pensilvania",
  /** Alternative text of the picture in link previews. */
  socialPreview: `${company.name}: ${tagline}`,
};

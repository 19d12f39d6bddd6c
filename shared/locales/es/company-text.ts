import { company } from "#shared/data/company.ts";

const tagline = "Software para lo que tu equipo aún hace a mano.";

/** What many pages say about the company. The data is in shared/data/company.ts. */
export const companyText = {
  tagline,
  location: "Filadelfia, Pensilvania",
  /** Follows the opening hours. */
  timeZone: "(hora de Nueva York)",
  /** Alternative text of the picture in link previews, which shows the name and the tagline. */
  socialPreviewAlt: `${company.name}. ${tagline}`,
};

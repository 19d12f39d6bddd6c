import { company } from "#shared/data/company.ts";

const tagline = "Software para lo que tu equipo aún hace a mano.";

/** What many pages say about the company. The data is in shared/data/company.ts. */
export const companyText = {
  tagline,
  /** The postal address in one line, or the region of a company that receives no visitors. */
  location: "Filadelfia, Pensilvania",
  /** Follows the opening hours: the common name of the time zone in shared/data/company.ts. */
  timeZone: "(hora de Nueva York)",
  /** Follows the opening hours if the data has days on which the company is closed. */
  closed: "cerrado: {dates}",
  /** Alternative text of the picture in link previews, which shows the name and the tagline. */
  socialPreview: `${company.shortName}. ${tagline}`,
};

import { company } from "#shared/data/company.ts";

const tagline = "Software para el trabajo que tu equipo aún hace a mano.";

/** What many pages say about the company. The data is in shared/data/company.ts. */
export const companyText = {
  tagline,
  region: "Filadelfia, Pensilvania",
  /** The common name of the time zone in shared/data/company.ts. */
  timeZone: "hora de Nueva York",
  /** The link preview picture of pages without their own. `npm run art` draws it. */
  socialPreview: { path: "/social-preview-es.png", alt: `${company.shortName}. ${tagline}` },
};

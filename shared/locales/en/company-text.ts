import { company } from "#shared/data/company.ts";
import { facts } from "./facts.ts";

const tagline = "Software for the work your team still does by hand.";

/** What many pages say about the company. The data is in shared/data/company.ts. */
export const companyText = {
  tagline,
  location: "Philadelphia, Pennsylvania",
  hours: `${facts.openingHours} Eastern\u00a0Time`,
  /** Alternative text of the picture in link previews, which shows the name and the tagline. */
  socialPreviewAlt: `${company.name}: ${tagline}`,
};

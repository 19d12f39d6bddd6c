import { company } from "#shared/company.ts";

const tagline = "Software for the work your team still does by hand.";

/** What many pages say of the company. The facts are in shared/company.ts. */
export const companyWords = {
  tagline,
  region: "Philadelphia, Pennsylvania",
  /** Alternative text of the picture in link previews. */
  socialPreview: `${company.name}: ${tagline}`,
};

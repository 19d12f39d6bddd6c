import { company } from "#shared/data/company.ts";

const tagline = "Software for the work your team still does by hand.";

/** What many pages say about the company. The data is in shared/data/company.ts. */
export const companyText = {
  tagline,
  region: "Philadelphia, Pennsylvania",
  /** The common name of the time zone in shared/data/company.ts. */
  timeZone: "Eastern Time",
  /** The link preview picture of pages without their own. `npm run art` draws it. */
  socialPreview: { path: "/social-preview.png", alt: `${company.shortName}: ${tagline}` },
};

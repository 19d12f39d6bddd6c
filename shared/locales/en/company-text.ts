import { company } from "#shared/data/company.ts";

const tagline = "Software for the work your team still does by hand.";

/** What many pages say of the company. The data is in shared/data/company.ts. */
export const companyText = {
  tagline,
  region: "Philadelphia, Pennsylvania",
  /** The name that readers know of the time zone in shared/data/company.ts. */
  timeZone: "Eastern Time",
  /** The picture in link previews of pages without a picture of their own. `npm run art` draws it. */
  socialPreview: { path: "/social-preview.png", alt: `${company.shortName}: ${tagline}` },
};

import { company } from "#shared/company.ts";

const tagline = "Software for the work your team still does by hand.";

/** What many pages say of the company. The data is in shared/company.ts. */
export const companyText = {
  tagline,
  region: "Philadelphia, Pennsylvania",
  /** The name that readers know of the time zone in shared/company.ts. */
  timeZone: "Eastern Time",
  /** The picture in link previews of pages without a picture of their own. `npm run art` draws it. */
  socialPreview: { path: "/social-preview.png", alt: `${company.shortName}: ${tagline}` },
};

import { company } from "#shared/data/company.ts";

const tagline = "Software for the work your team still does by hand.";

/** What many pages say about the company. The data is in shared/data/company.ts. */
export const companyText = {
  tagline,
  /** The postal address in one line, or the region of a company that receives no visitors. */
  location: "Philadelphia, Pennsylvania",
  /** Follows the opening hours: the common name of the time zone in shared/data/company.ts. */
  timeZone: "Eastern Time",
  /** Follows the opening hours if the data has days on which the company is closed. */
  closed: "closed {dates}",
  /** Alternative text of the picture in link previews, which shows the name and the tagline. */
  socialPreview: `${company.shortName}: ${tagline}`,
};

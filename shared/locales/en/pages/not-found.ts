import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";

const lead = "There is no page at this address. The one you want may have moved; these have not.";

/** Text of the 404 page. */
export const notFound = {
  metadata: {
    title: `Page not found – ${company.name}`,
    description: "There is no page at this address. The one you want may have moved; the pages of the menu have not.",
    keywords: ["page"],
    modifiedTime: "2026-11-25",
  },
  heading: "Nothing inside these brackets",
  lead,
  /** For screen readers, what the large letters show. */
  statusAlt: "404, with a pair of empty brackets for its zero",
  /** Names the links to the menu's pages for screen readers. */
  onward: "Pages that do exist",
} satisfies PageModule;

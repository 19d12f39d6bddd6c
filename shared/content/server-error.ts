import { paths } from "#shared/paths.ts";
import { brand } from "./brand.ts";
import type { PageContent } from "./schemas.ts";

const lead =
  "The fault is ours and it has been written down. Please try again in a minute, or reach us by email or phone.";

/** Words of the page for a failure of the server. */
export const serverError = {
  metadata: {
    title: `Something went wrong – ${brand.name}`,
    description: lead,
    keywords: ["error"],
    modifiedTime: "2026-10-14",
  },
  label: "500",
  heading: "This bracket did not close",
  lead,
  again: "Try again",
  action: { label: "Go to Home", href: paths.home },
  /** Above email and phone. */
  onward: "Reach a person",
} satisfies PageContent & Record<string, unknown>;

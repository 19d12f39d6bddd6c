import { paths } from "#shared/paths.ts";
import { brand } from "./brand.ts";
import type { PageContent } from "./schemas.ts";

const lead = "This page does not exist, or it has moved. Nothing is lost: every other page is one step away.";

/** Words of the page for an address that does not exist. */
export const notFound = {
  metadata: {
    title: `Page not found – ${brand.name}`,
    description: lead,
    keywords: ["page"],
    modifiedTime: "2026-10-14",
  },
  label: "404",
  heading: "Nothing inside these brackets",
  lead,
  action: { label: "Go to Home", href: paths.home },
  /** Above the links to all pages of the menu. */
  onward: "Pages that do exist",
} satisfies PageContent & Record<string, unknown>;

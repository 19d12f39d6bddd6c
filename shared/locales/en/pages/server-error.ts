import type { PageModule } from "#shared/content/types.ts";
import { company } from "#shared/data/company.ts";

const lead = `The fault is ours, and it is logged. Try again in a minute, or write to us: a person reads it.`;

/** Text of the 500 page. */
export const serverError = {
  metadata: {
    title: `Something went wrong – ${company.name}`,
    description: lead,
    keywords: ["error"],
    modifiedTime: "2026-11-27",
  },
  heading: "One bracket came loose",
  lead,
  /** For screen readers, what the large letters show. */
  statusAlt: "500, and the bracket that should close it is missing",
  again: "Try again",
  action: "Go to Home",
  /** Names the links for screen readers. */
  onward: "What you can do now",
} satisfies PageModule;

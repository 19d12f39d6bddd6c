import { contactFields } from "#shared/contact.ts";
import type { PageContent } from "#shared/metadata.ts";
import { brand } from "./brand.ts";
import { carousel } from "./carousel.ts";
import { checkContent, type SiteContent } from "./check.ts";
import { crawlers } from "./crawlers.ts";
import { frame } from "./frame.ts";
import { notFound } from "./not-found.ts";
import { projects } from "./projects.ts";
import { security } from "./security.ts";
import { serverError } from "./server-error.ts";
import { furtherServices, highlights, mainServices } from "./services.ts";
import { testimonials, testimonialsSection } from "./testimonials.ts";

type Pages = readonly { path: string; content: PageContent }[];

/** Gathers the whole content: the given pages, and what stands on several of them. */
export function siteContent(pages: Pages): SiteContent {
  return {
    brand,
    mainServices,
    furtherServices,
    highlights,
    projects,
    testimonials,
    pages: pages.map(({ path, content }) => ({ path, content })),
    failures: { "not-found.ts": notFound, "server-error.ts": serverError },
    words: {
      "frame.ts": frame,
      "carousel.ts": carousel,
      "testimonials.ts": testimonialsSection,
      "crawlers.ts": crawlers,
      "security.ts": security,
    },
    enquiries: contactFields.find(({ name }) => name === "service")?.options ?? [],
  };
}

/**
 * Checks the site's own content; the build and the start in development call it with the one list of pages.
 * @param now the moment that no date may be later than
 * @throws {ContentError} with all mistakes at once
 */
export function assertContent(pages: Pages, now = new Date()): void {
  checkContent(siteContent(pages), now);
}

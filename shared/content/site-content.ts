import { contactFields } from "#shared/contact-form.ts";
import { brand } from "#shared/content/brand.ts";
import { carousel } from "#shared/content/carousel.ts";
import { crawlers } from "#shared/content/crawlers.ts";
import { notFound } from "#shared/content/not-found.ts";
import { projects } from "#shared/content/projects.ts";
import { security } from "#shared/content/security-txt.ts";
import { serverError } from "#shared/content/server-error.ts";
import { furtherServices, highlights, mainServices } from "#shared/content/services.ts";
import { testimonials, testimonialsSection } from "#shared/content/testimonials.ts";
import { checkContent } from "#shared/content/validation/validate-content.ts";
import { layout } from "./layout.ts";
import type { Drawings, PageContent, SiteContent } from "./schemas.ts";

type Pages = readonly { path: string; content: PageContent }[];

/** Gathers the whole content for validation: the given pages, and the content that several pages share. */
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
      "layout.ts": layout,
      "carousel.ts": carousel,
      "testimonials.ts": testimonialsSection,
      "crawlers.ts": crawlers,
      "security-txt.ts": security,
    },
    contactServices: contactFields.find(({ name }) => name === "service")?.options ?? [],
  };
}

/**
 * Validates the site's own content. The build and the start in development call it with the list of pages.
 * @param now no date may be later than this
 * @throws {ContentError} with all mistakes at once
 */
export function assertContent(pages: Pages, drawings: Drawings, now = new Date()): void {
  checkContent(siteContent(pages), drawings, now);
}

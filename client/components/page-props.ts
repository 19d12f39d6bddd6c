import type { SiteContent } from "#shared/content/site-content.ts";

/** What every page is given: the content of its language. */
export interface PageProps {
  content: SiteContent;
}

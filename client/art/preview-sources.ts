import { basename } from "node:path";
import type { Site } from "#shared/content/site.ts";
import { palette } from "#shared/palette.ts";

/**
 * What a link preview is drawn from: its words, its colour and its typeface. They are also in its file's EXIF data: a
 * test compares them with the site's. EXIF has only ASCII characters.
 */
export const previewSources = ({ company, companyText }: Site) => {
  const typeface = basename(import.meta.resolve("#fonts/display"));
  return encodeURI(`${company.name}: ${companyText.tagline} ${palette.accent.background} ${typeface}`);
};

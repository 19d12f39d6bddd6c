import type { Site } from "#shared/content/site.ts";

/**
 * The words in a link preview, which are also in its file's EXIF data: a test compares them with the site's. EXIF has
 * only ASCII characters.
 */
export const previewWords = ({ company, companyText }: Site) =>
  encodeURI(`${company.name}: ${companyText.tagline}`);

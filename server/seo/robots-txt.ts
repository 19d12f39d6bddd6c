import { generatedFiles } from "#shared/file-paths.ts";

/** robots.txt (RFC 9309): every crawler may read everything. */
export const robotsTxt = (siteUrl: string) => `\
User-agent: *
Allow: /

Sitemap: ${new URL(generatedFiles.sitemap, siteUrl).href}
`;

import { generatedPaths } from "#shared/url-paths.ts";

/** robots.txt (RFC 9309): every crawler may read everything. */
export const robotsTxt = (siteUrl: string) => `\
User-agent: *
Allow: /

Sitemap: ${new URL(generatedPaths.sitemap, siteUrl).href}
`;

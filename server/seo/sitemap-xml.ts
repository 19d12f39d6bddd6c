import { absoluteUrl } from "#shared/absolute-url.ts";
import type { SitePage } from "#shared/site-pages.ts";

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Escapes a text for XML text or an attribute value. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * sitemap.xml (https://www.sitemaps.org/protocol.html). `lastmod` is the date in the content, so the
 * same content gives the same bytes.
 */
export function sitemapXml(pages: readonly SitePage[], siteUrl: string): string {
  const urls = pages.map(({ path, words: { metadata } }) => {
    return `  <url>
    <loc>${escapeXml(absoluteUrl(path, siteUrl))}</loc>
    <lastmod>${metadata.modifiedTime}</lastmod>
  </url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
}

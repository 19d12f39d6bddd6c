import { absoluteUrl } from "#shared/absolute-url.ts";
import type { PageContent } from "#shared/metadata.ts";

/** A canonical page; `images` are paths of the pictures on it, as the build named them. */
export type SitemapPage = { path: string; content: PageContent; images: readonly string[] };

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

/** Makes a text safe as XML text or attribute value. */
function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/**
 * sitemap.xml (https://www.sitemaps.org/protocol.html) with Google's image extension. `lastmod` is the content's own
 * date, so the same content gives the same bytes.
 */
export function sitemapXml(pages: readonly SitemapPage[], siteUrl: string): string {
  const address = (path: string) => escapeXml(absoluteUrl(path, siteUrl));
  const urls = pages.map(({ path, content: { metadata }, images }) => {
    return [
      "  <url>",
      `    <loc>${address(path)}</loc>`,
      `    <lastmod>${metadata.modifiedTime}</lastmod>`,
      ...images.map((picture) => `    <image:image><image:loc>${address(picture)}</image:loc></image:image>`),
      "  </url>",
    ].join("\n");
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">
${urls.join("\n")}
</urlset>
`;
}

import { hreflangLinks } from "#shared/languages.ts";
import { pages } from "#shared/pages.ts";

/**
 * sitemap.xml (https://www.sitemaps.org/protocol.html). `lastmod` is the date in the content, so the
 * same content gives the same bytes. Each page lists its URL in every language.
 */
export function sitemapXml(siteUrl: string): string {
  const address = (path: string) => new URL(path, siteUrl).href;
  const urls = pages.map(({ path, text, alternates }) =>
    [
      `    <loc>${address(path)}</loc>`,
      `    <lastmod>${text.metadata.modifiedTime}</lastmod>`,
      ...hreflangLinks(alternates).map(
        ({ hrefLang, path }) =>
          `    <xhtml:link rel="alternate" hreflang="${hrefLang}" href="${address(path)}"/>`,
      ),
    ].join("\n"),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.map((url) => `  <url>\n${url}\n  </url>`).join("\n")}
</urlset>
`;
}

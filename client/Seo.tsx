import { Helmet, HelmetProvider } from "react-helmet-async";
import { headTags } from "#shared/metadata.ts";
import type { Page } from "#shared/pages.ts";
import { structuredData } from "#shared/structured-data/page-graph.ts";

/** The metadata in a page's head. */
export function Seo({ page, siteUrl }: { page: Page; siteUrl: string }) {
  const { title, meta, links } = headTags(page, siteUrl);
  const graph = page.status === 200 && structuredData(page, siteUrl);
  return (
    <>
      <HelmetProvider>
        <Helmet>
          <title>{title}</title>
          {meta.map((tag) => (
            <meta key={JSON.stringify(tag)} {...tag} />
          ))}
          {links.map((link) => (
            <link key={JSON.stringify(link)} {...link} />
          ))}
        </Helmet>
      </HelmetProvider>
      {graph && <script type="application/ld+json">{JSON.stringify(graph)}</script>}
    </>
  );
}

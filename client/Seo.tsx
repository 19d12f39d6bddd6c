import { Helmet, HelmetProvider } from "react-helmet-async";
import type { PageContent } from "#shared/content/schemas.ts";
import { headTags } from "#shared/metadata.ts";
import { escapeJsonForHtml, structuredData } from "#shared/structured-data/page-graph.ts";

interface SeoProps {
  path: string;
  siteUrl: string;
  content: PageContent;
  indexable: boolean;
}

/** The metadata in a page's head. Each page renders it exactly once: two would give two titles. */
export function Seo({ path, siteUrl, content, indexable }: SeoProps) {
  const { title, meta, links } = headTags(content.metadata, { path, siteUrl, indexable });
  const graph = indexable && structuredData({ path, content }, siteUrl);
  return (
    <>
      <HelmetProvider>
        <Helmet>
          <title>{title}</title>
          {meta.map((tag) => (
            <meta key={JSON.stringify(tag)} {...tag} />
          ))}
          {links.map((link) => (
            <link key={link.rel + link.href} {...link} />
          ))}
        </Helmet>
      </HelmetProvider>
      {graph && <script type="application/ld+json">{escapeJsonForHtml(JSON.stringify(graph))}</script>}
    </>
  );
}

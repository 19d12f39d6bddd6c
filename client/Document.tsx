import type { ReactNode } from "react";
import { brand } from "#shared/content/brand.ts";
import type { PageContent } from "#shared/content/schemas.ts";
import { Seo } from "./Seo.tsx";

/** What only the server knows: its address, and what the build made for this page. */
export interface DocumentHead {
  siteUrl: string;
  /** The page's whole style sheet, inlined so that no request stands before the first paint. */
  styles: string;
  /** Module scripts in the order in which they run. */
  scripts: readonly string[];
}

/** Same-origin pages are fetched when a visitor is about to follow a link to them. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/** The scripts that stand in every page, for the Content-Security-Policy to allow. */
export const inlineScripts: readonly string[] = [speculationRules];

interface DocumentProps {
  path: string;
  status: number;
  content: PageContent;
  head: DocumentHead;
  children: ReactNode;
}

/** The whole HTML of a page. */
export function Document({ path, status, content, head, children }: DocumentProps) {
  return (
    <html lang={brand.language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Seo path={path} siteUrl={head.siteUrl} content={content} indexable={status === 200} />
        <style>{head.styles}</style>
        {head.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script type="speculationrules">{speculationRules}</script>
      </head>
      <body>{children}</body>
    </html>
  );
}

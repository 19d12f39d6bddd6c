import type { ReactNode } from "react";
import { headScript } from "#client/arrival/head-script.ts";
import { preloadedFonts } from "#client/styles/fonts.ts";
import { media, queryOf } from "#client/styles/media.ts";
import { brand } from "#shared/content/brand.ts";
import type { PageContent } from "#shared/content-schemas.ts";
import { Seo } from "./Seo.tsx";

/** What only the server knows: its address, and what the build made for this page. */
export interface DocumentHead {
  siteUrl: string;
  /** The page's whole style sheet, inlined so that no request stands before the first paint. */
  styles: string;
  /** Module scripts in the order in which they run. */
  scripts: readonly { src: string; integrity?: string }[];
}

/** Same-origin pages are fetched when a visitor is about to follow a link to them. */
const speculationRules = JSON.stringify({
  prefetch: [{ where: { href_matches: "/*" }, eagerness: "moderate" }],
});

/** The scripts that stand in every page, for the Content-Security-Policy to allow. */
export const inlineScripts: readonly string[] = [headScript, speculationRules];

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
        <PreloadedFonts media={queryOf(media.roomy)} />
        <noscript>
          <PreloadedFonts media={queryOf(media.belowRoomy)} />
        </noscript>
        <style>{head.styles}</style>
        <script>{headScript}</script>
      </head>
      <body>
        {children}
        {/* The browser finds them ahead of its parser wherever they stand; here the parser need not stop for them before the first paint. */}
        {head.scripts.map(({ src, integrity }) => (
          <script key={src} type="module" src={src} integrity={integrity} />
        ))}
        <script type="speculationrules">{speculationRules}</script>
      </body>
    </html>
  );
}

/** They hold the first paint back, at most a tenth of a second. On a phone, scripts decide when to ask for them. */
function PreloadedFonts({ media }: { media: string }) {
  return preloadedFonts.map((href) => (
    <link key={href} rel="preload" href={href} as="font" type="font/woff2" media={media} crossOrigin="" />
  ));
}

import type { ReactNode } from "react";
import type { Page } from "#shared/pages.ts";
import type { InlineScript } from "./inline-scripts/scripts-of-page.ts";
import { Seo } from "./Seo.tsx";

/** The parts of the head that only the server knows: the site's URL and the page's built files. */
export interface DocumentHead {
  siteUrl: string;
  /** The page's whole style sheet. It is inlined, so that the first paint waits for no other request. */
  styles: string;
  /** Module scripts in execution order. */
  scripts: readonly string[];
}

interface DocumentProps {
  page: Page;
  head: DocumentHead;
  inlineScripts: readonly InlineScript[];
  children: ReactNode;
}

export function Document({ page, head, inlineScripts, children }: DocumentProps) {
  return (
    <html lang={page.site.language.tag} data-without-script="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Safari must not turn the dates and times in drawn screens into links. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <Seo page={page} siteUrl={head.siteUrl} />
        <style>{head.styles}</style>
        {inlineScripts.map(({ type, text }) => (
          <script key={text} type={type}>
            {text}
          </script>
        ))}
        {head.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}

import type { ReactNode } from "react";
import type { Page } from "#shared/pages.ts";
import inlineScript from "./inline-script.js?raw";
import { Seo } from "./Seo.tsx";

/** The parts of the head that only the server knows: the site's URL and the page's built files. */
export interface DocumentHead {
  siteUrl: string;
  /** The page's whole style sheet. It is inlined, so that the first paint waits for no other request. */
  styles: string;
  /** Module scripts in execution order. */
  scripts: readonly string[];
}

/** The browser prerenders another page of the site when a visitor is about to follow a link to it. */
const speculationRules = JSON.stringify({
  prerender: [
    { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "#*" } }] }, eagerness: "moderate" },
  ],
});

/**
 * The inline scripts of every page. The Content-Security-Policy allows them by hash, which stays the same for minifiers
 * that remove white space around a script.
 *
 * client/inline-script.js does what cannot wait for the entry script:
 * - It reloads a page when the server answers 404 for one of its scripts or pictures: after a deployment, the new page
 *   refers to the new files. It reloads at most once per file and tab, and never if the browser refuses storage, is offline,
 *   or the visitor has typed something.
 * - On `<html>`, it removes `data-without-script`, and sets it again when the entry script cannot be loaded.
 * - In `data-edited`, it keeps what stood in a field before the visitor edited it, for the form's script.
 * @see https://vite.dev/guide/build#load-error-handling
 */
export const inlineScripts: readonly string[] = [inlineScript.trim(), speculationRules];

interface DocumentProps {
  page: Page;
  head: DocumentHead;
  children: ReactNode;
}

export function Document({ page, head, children }: DocumentProps) {
  return (
    <html lang={page.site.language.locale} data-without-script="">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/* Safari must not turn the dates and times in drawn screens into links. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <Seo page={page} siteUrl={head.siteUrl} />
        <style>{head.styles}</style>
        <script>{inlineScripts[0]}</script>
        {head.scripts.map((src) => (
          <script key={src} type="module" src={src} />
        ))}
        <script type="speculationrules">{inlineScripts[1]}</script>
      </head>
      <body>{children}</body>
    </html>
  );
}

import type { ReactNode } from "react";
import type { Page } from "#shared/pages.ts";
import draftScript from "./browser/draft.js?raw";
import reloadScript from "./browser/reload-once.js?raw";
import { Seo } from "./Seo.tsx";

/** The parts of the head that only the server knows: the site's URL and the page's built files. */
export interface DocumentHead {
  siteUrl: string;
  /** The page's whole style sheet. It is inlined, so that the first paint waits for no other request. */
  styles: string;
  /** Module scripts in execution order. */
  scripts: readonly string[];
}

/** An inline script without the lines that are comments. */
const inline = (source: string) => ({ text: source.replace(/^ *\/\/.*\n/gm, "").trim() });

const reloadOnce = inline(reloadScript);

/** Inlined in Contact only. On the other pages, islands/message-field/mount.ts imports it. */
const draft = inline(draftScript);

/** The browser prerenders another page of the site when a visitor is about to follow a link to it. */
const speculationRules = {
  type: "speculationrules",
  text: JSON.stringify({
    prerender: [
      { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "#*" } }] }, eagerness: "moderate" },
    ],
  }),
};

/**
 * The inline scripts of a page. The Content-Security-Policy allows them by hash, which stays the same for minifiers that
 * remove white space around a script.
 */
export const inlineScripts = ({ key }: Page): readonly { type?: string; text: string }[] =>
  key === "contact" ? [reloadOnce, draft, speculationRules] : [reloadOnce, speculationRules];

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
        {inlineScripts(page).map(({ type, text }) => (
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

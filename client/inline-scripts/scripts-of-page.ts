import type { Page } from "#shared/pages.ts";
import draftScript from "./draft.js?raw";
import reloadScript from "./reload-once.js?raw";

/** A script in the HTML. Without a type, it is JavaScript. */
export interface InlineScript {
  type?: string;
  text: string;
}

/** An inline script without its comments, which have lines of their own. */
const inline = (source: string): InlineScript => ({
  text: source.replace(/^ *(\/\/.*|\/\*((?!\*\/)[\s\S])*\*\/)\n/gm, "").trim(),
});

const reloadOnce = inline(reloadScript);

/** Inlined where the form is. On the other pages, islands/message-field/mount.ts imports it. */
const draft = inline(draftScript);

/** The browser prerenders another page of the site when a visitor is about to follow a link to it. */
const speculationRules: InlineScript = {
  type: "speculationrules",
  text: JSON.stringify({
    prerender: [
      { where: { and: [{ href_matches: "/*" }, { not: { href_matches: "#*" } }] }, eagerness: "moderate" },
    ],
  }),
};

/**
 * The inline scripts of a page. The Content-Security-Policy allows them by the hash of their trimmed text, so minifiers
 * may remove white space around a script.
 */
export const inlineScriptsOf = ({ hasForm }: Page): readonly InlineScript[] =>
  hasForm ? [reloadOnce, draft, speculationRules] : [reloadOnce, speculationRules];

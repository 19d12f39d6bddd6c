import { withPrefix } from "#shared/languages.ts";
import { pages, sites } from "#shared/pages.ts";

/** The site in a translation, where a text that a script writes itself would be in another language. */
export const translatedSite = sites.at(-1) ?? sites[0];

/** A path without a page, in each language. */
export const unknownPaths = sites.map(({ language }) => withPrefix("/no-such-page", language));

/** The paths of all pages, and the paths without a page. */
export const allPaths = [...pages.map(({ path }) => path), ...unknownPaths];

/** The paths of the pages in the default language with a layout of their own. The others are prose. */
export const designedPaths = pages
  .filter(({ site, text }) => site === sites[0] && !text.prose)
  .map(({ path }) => path);

/** The path of a page other than Home. */
export const [, innerPath = ""] = designedPaths;

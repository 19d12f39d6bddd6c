import { defaultLanguage, localPath } from "#shared/languages.ts";
import { contents, pages } from "#shared/pages.ts";

/** A path without a page in each language. */
export const unknownPaths = contents.map(({ language }) => localPath("/no-such-page", language));

/** The paths of all pages, and the unknown ones. */
export const everyPath = [...pages.map(({ path }) => path), ...unknownPaths];

/** The paths of the pages in the default language. */
export const defaultPaths = pages
  .filter(({ content }) => content.language === defaultLanguage)
  .map(({ path }) => path);

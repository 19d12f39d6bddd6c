import { sitePages } from "#shared/site-pages.ts";

export const unknownPath = "/no-such-page";

/** The paths of all pages, and one unknown path. */
export const everyPath = [...sitePages.map(({ path }) => path), unknownPath];

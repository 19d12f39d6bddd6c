import { pages } from "#shared/pages.ts";

export const unknownPath = "/no-such-page";

/** The pages of the site's one list, and the page for every other path. */
export const everyPath = [...pages.map(({ path }) => path), unknownPath];

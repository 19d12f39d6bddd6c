import { pages } from "#shared/pages.ts";

export const unknownPath = "/no-such-page";

/** The paths of all pages, and one unknown path. */
export const everyPath = [...pages.map(({ path }) => path), unknownPath];

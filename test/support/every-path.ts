import { builtSite } from "./app.ts";

export const unknownPath = "/no-such-page";

/** The pages of the site's one list, and the page for every other path. */
export const everyPath = [...builtSite.pages.map(({ path }) => path), unknownPath];

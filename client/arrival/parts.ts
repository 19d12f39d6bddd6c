import { firstPicture } from "#client/ui/first-picture.ts";

/** Where a page's first picture, its largest paint on a phone, stands below the heading: what follows it there. */
const afterPicture = `main > section ~ section :has(${firstPicture}) ~ *`;

/** What a page is made of, as a selector. */
export const parts = `body > :not(main, script), main > section, ${afterPicture}`;

/** Those of them that stand below a phone's first screen. */
export const laterParts = `main > section ~ section:not(:has(${firstPicture})), ${afterPicture}, main ~ footer`;

/** What a page is made of, as a selector. */
export const parts = "body > :not(main, script), main > section";

/** Those of them that stand below a phone's first screen. */
export const laterParts = "main > section ~ section, main ~ footer";

/** What is below a phone's first screen, as a selector. */
export const laterParts = "main > section ~ section, main ~ footer";

import { company } from "#shared/data/company.ts";

/** Whether this is the sample's site. Another company has changed the names, and perhaps deleted parts. */
export const isSample = company.shortName === "Brackwell";

import { brand } from "./content/brand.ts";

const format = new Intl.DateTimeFormat(brand.language, { month: "long", year: "numeric", timeZone: "UTC" });

/**
 * Shows an ISO date (`2026-03-18`) as month and year in the site's language: "March 2026". The
 * time zone makes no difference.
 */
export function formatMonth(isoDate: string): string {
  return format.format(new Date(isoDate));
}

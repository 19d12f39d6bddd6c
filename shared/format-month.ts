/**
 * Shows an ISO date (`2026-03-18`) as month and year in the language of a locale: "March 2026". The
 * time zone makes no difference.
 */
export function formatMonth(isoDate: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(isoDate));
}

const month = new Intl.DateTimeFormat("en-US", { month: "long", year: "numeric", timeZone: "UTC" });

/** Shows an ISO date (`2026-03-18`) as readers say it: "March 2026". The same in every time zone. */
export function formatMonth(isoDate: string): string {
  return month.format(new Date(isoDate));
}

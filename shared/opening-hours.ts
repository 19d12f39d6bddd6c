export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** A range of days, and hours in the company's time zone. */
export interface OpeningHours {
  from: (typeof weekdays)[number];
  to: (typeof weekdays)[number];
  opens: number;
  closes: number;
}

/** Formats opening hours: "Mon-Fri 9AM-6PM" in English, "Lun a vie 9:00 a 18:00" in Spanish. */
export function formatOpeningHours(
  { from, to, opens, closes }: OpeningHours,
  locale: string,
  rangeSeparator: string,
): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  const days = [...new Set([from, to])].map((day) =>
    weekday.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))),
  );
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  const clock = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: hour12 ? undefined : "2-digit",
    timeZone: "UTC",
  });
  const hours = [opens, closes].map((hour) => clock.format(Date.UTC(2024, 0, 1, hour)).replace(/\s/g, ""));
  const text = `${days.join(rangeSeparator)} ${hours.join(rangeSeparator)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

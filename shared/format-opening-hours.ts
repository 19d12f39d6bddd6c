import type { Language } from "./languages.ts";
import { type OpeningHours, weekdays } from "./opening-status.ts";

type Format = Pick<Language, "locale" | "dash">;

/**
 * Shows the opening hours in a language: "Mon-Thu 9AM-6PM, Fri 9AM-1PM Eastern Time" in English,
 * "Lun–jue 9:00–18:00, vie 9:00–13:00 hora de Nueva York" in Spanish.
 * @param timeZone the name of the company's time zone in this language
 */
export function formatOpeningHours(week: OpeningHours["week"], format: Format, timeZone: string): string {
  const times = week.map(
    ({ days, opens, closes }) =>
      `${formatDays(days, format)} ${[opens, closes].map((time) => formatTime(time, format)).join(format.dash)}`,
  );
  const text = `${times.join(", ")} ${timeZone}`;
  return text.replace(/^\p{L}/u, (letter) => letter.toLocaleUpperCase(format.locale));
}

/** Days that follow each other become a range: "Mon-Wed, Fri". */
function formatDays(days: OpeningHours["week"][number]["days"], { locale, dash }: Format): string {
  const format = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  // 4 January 1970 was a Sunday.
  const show = (day: number) => format.format(Date.UTC(1970, 0, 4 + day));
  const runs: { first: number; last: number }[] = [];
  for (const day of days.map((name) => weekdays.indexOf(name))) {
    const run = runs.at(-1);
    if (run && (run.last + 1) % 7 === day) run.last = day;
    else runs.push({ first: day, last: day });
  }
  return runs
    .map(({ first, last }) => (first === last ? show(first) : show(first) + dash + show(last)))
    .join(", ");
}

/** 09:00 is "9AM" or "9:00", 09:30 is "9:30AM" or "9:30". */
function formatTime(time: string, { locale }: Format): string {
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  const minute = hour12 && time.endsWith(":00") ? undefined : "2-digit";
  const format = new Intl.DateTimeFormat(locale, { hour: "numeric", minute, timeZone: "UTC" });
  return format.format(Date.parse(`1970-01-01T${time}Z`)).replace(/\s/g, "");
}

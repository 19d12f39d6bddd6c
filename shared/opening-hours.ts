/** The days of the week in the order of `Date.getDay`. */
// biome-ignore format: one line
export const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"] as const;

/** The company's opening hours. A day without a group is closed. */
export interface OpeningHours {
  /** The company's time zone (IANA). `opens` and `closes` are times there. */
  timeZone: string;
  week: readonly DayGroup[];
  /** Days on which it is closed nevertheless, such as holidays. The first and the last are dates like 2026-08-03. */
  closed?: readonly Closure[];
}

type Closure = { from: string; to: string };

/** Days with the same hours. Times are like 09:00. */
interface DayGroup {
  days: readonly (typeof weekdays)[number][];
  opens: string;
  closes: string;
}

/** Whether the company is open now, and when that changes. */
export interface OpeningStatus {
  open: boolean;
  /** The time of the change on the company's clock: `2026-11-23T18:00`. */
  companyTime: string;
  /** The same time on the visitor's clock. */
  visitorTime: string;
  /** Whether it is so far ahead that the day of the week would not do. */
  far: boolean;
}

const dayLength = 24 * 60 * 60 * 1000;

/**
 * Returns whether the company is open now, and when that changes, on its own clock and on the visitor's.
 * @param visitorZone the visitor's time zone (IANA)
 * @throws {RangeError} if a time zone is unknown or no day of a year is open
 */
export function openingStatus(hours: OpeningHours, now: Date, visitorZone: string): OpeningStatus {
  const { timeZone, week, closed = [] } = hours;
  const today = Date.parse(clockAt(now.getTime(), timeZone).slice(0, 10));
  for (let ahead = 0; ahead <= 366; ahead++) {
    const day = new Date(today + ahead * dayLength);
    const date = day.toISOString().slice(0, 10);
    const weekday = weekdays[day.getUTCDay()];
    const group = week.find(({ days }) => days.some((name) => name === weekday));
    if (!group || closed.some(({ from, to }) => from <= date && date <= to)) continue;
    const from = instantOf(`${date}T${group.opens}`, timeZone);
    const until = instantOf(`${date}T${group.closes}`, timeZone);
    if (now.getTime() >= until) continue;
    const open = now.getTime() >= from;
    const change = open ? until : from;
    const [companyTime, visitorTime] = [clockAt(change, timeZone), clockAt(change, visitorZone)];
    return { open, companyTime, visitorTime, far: ahead > 5 };
  }
  throw new RangeError("The company is closed for a year");
}

// Temporal could replace both functions below, but Safari does not have it yet.

/** The time on a time zone's clock at an instant in milliseconds: `2026-11-23T18:00`. */
function clockAt(instant: number, timeZone: string): string {
  // Swedish writes 2026-11-23 18:00.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" });
  return format.format(instant).replace(/\s/, "T");
}

/** The instant, in milliseconds, at which a time zone's clock shows this time. */
function instantOf(clock: string, timeZone: string): number {
  const utc = Date.parse(`${clock}Z`);
  const offsetAt = (instant: number) => Date.parse(`${clockAt(instant, timeZone)}Z`) - instant;
  // The first offset can be wrong within hours of a daylight saving change. The
  // second one corrects that.
  return utc - offsetAt(utc - offsetAt(utc));
}

/** How a language writes times and ranges (see `Language`). */
type Format = { locale: string; dash: string };

/**
 * Formats the opening hours in a language: "Mon-Thu 9AM-6PM, Fri 9AM-1PM Eastern Time" in English,
 * "Lun–jue 9:00–18:00, vie 9:00–13:00 (hora de Nueva York)" in Spanish.
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

/** Consecutive days become a range: "Mon-Wed, Fri". */
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
  return formatClock(`1970-01-01T${time}`, locale, { minute }).replace(/\s/g, "");
}

/** Formats a time like `2026-11-23T09:00`. Some languages would write 9:00, but Monday 09:00: here it is always 9:00. */
export function formatClock(clock: string, locale: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: "UTC",
    hour: "numeric",
    minute: "2-digit",
    ...options,
  });
  return format.format(Date.parse(`${clock}Z`)).replace(/\b0(?=\d:)/, "");
}

/** Lists when the company is closed: "August 3 – 28, 2026; December 24, 2026". */
export function formatClosures(closed: readonly Closure[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  const ranges = closed.map(({ from, to }) => format.formatRange(Date.parse(from), Date.parse(to)));
  // The typefaces have no thin space.
  return ranges.join("; ").replace(/\s/g, " ");
}

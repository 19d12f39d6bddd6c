export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

/** A range of days, and hours of the day on the company's clock. */
export interface OpeningHours {
  from: (typeof weekdays)[number];
  to: (typeof weekdays)[number];
  opens: number;
  closes: number;
}

/** Formats opening hours: "Mon-Fri 9AM-6PM" in English, "Lun–vie 9:00–18:00" in Spanish. */
export function formatOpeningHours(
  { from, to, opens, closes }: OpeningHours,
  { locale, dash }: { locale: string; dash: string },
): string {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  const days = [from, to].map((day) => weekday.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day))));
  const { hour12 } = new Intl.DateTimeFormat(locale, { hour: "numeric" }).resolvedOptions();
  const clock = new Intl.DateTimeFormat(locale, {
    hour: "numeric",
    minute: hour12 ? undefined : "2-digit",
    timeZone: "UTC",
  });
  const hours = [opens, closes].map((hour) => clock.format(Date.UTC(2024, 0, 1, hour)).replace(/\s/g, ""));
  const text = `${days.join(dash)} ${hours.join(dash)}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Fills the placeholders of a message: `formatMessage("{n} of {total}", { n: 1, total: 3 })` is "1 of 3". Messages
 * have placeholders instead of functions, because the props of islands are plain JSON.
 * @throws {Error} when a placeholder has no value.
 */
export function formatMessage(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${text}"`);
    return String(value);
  });
}

/** Lists a string's words in lower case, without punctuation: "Don’t wait, call 112" gives "don", "t", "wait", … */
export function listWords(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Splits text at its [highlighted] words. Every second part was in brackets. */
export function splitHighlights(text: string): string[] {
  return text.split(/[[\]]/);
}

/** Formats an ISO date (`2026-03-18`) as month and year in the language of a locale: "March 2026". */
export function formatMonth(isoDate: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(isoDate));
}

/** Puts text in the quotation marks of a language: “Yes.” in English, «Sí». in Spanish. */
export function formatQuotation(
  text: string,
  language: { quotes: readonly [open: string, close: string]; periodAfterQuote: boolean },
): string {
  const [open, close] = language.quotes;
  const outside = language.periodAfterQuote && text.endsWith(".") ? "." : "";
  return open + text.slice(0, text.length - outside.length) + close + outside;
}

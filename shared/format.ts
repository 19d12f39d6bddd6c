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

/** Formats an ISO date (`2026-03-18`) as month and year in the language of a locale: "March 2026". */
export function formatMonth(isoDate: string, locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  return format.format(new Date(isoDate));
}

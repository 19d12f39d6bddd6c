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

/** Formats an ISO date in the language of a locale: a day, `2026-03-18`, or a month, `2026-03` ("March 2026"). */
export function formatDate(isoDate: string, locale: string): string {
  const day = isoDate.length > "2026-03".length ? ({ day: "numeric" } as const) : {};
  const options = { ...day, month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Date(isoDate).toLocaleDateString(locale, options);
}

/** The month of a day: `2026-03` of `2026-03-18`. */
export const monthOf = (isoDate: string) => isoDate.slice(0, "2026-03".length);

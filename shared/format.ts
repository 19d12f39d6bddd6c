/**
 * Formats a number that is known exactly or as a range: `12`, `10–50`.
 * @param language a BCP 47 tag
 */
export function formatCount(count: number | { min: number; max: number }, language: string): string {
  const format = new Intl.NumberFormat(language);
  return typeof count === "number"
    ? format.format(count)
    : [count.min, count.max].map(format.format).join("–");
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

import type { Language } from "./languages.ts";

/** Puts a text between the quotation marks of a language: “Yes.” in English, «Sí». in Spanish. */
export function quoteText(
  text: string,
  { quotes: [open, close], periodAfterQuote }: Pick<Language, "quotes" | "periodAfterQuote">,
): string {
  const outside = periodAfterQuote && text.endsWith(".") ? "." : "";
  return open + text.slice(0, text.length - outside.length) + close + outside;
}

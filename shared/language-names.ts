/** The names of languages in the language of a locale: `es` is "Spanish" in `en` and "español" in `es`. */
export function languageNames(tags: readonly string[], locale: string): string[] {
  const names = new Intl.DisplayNames(locale, { type: "language" });
  return tags.map((tag) => names.of(tag) ?? tag);
}

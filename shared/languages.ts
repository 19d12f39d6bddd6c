import type { SiteText } from "./content/site-text.ts";

/** A language of the site. */
export interface Language {
  /** The language's tag (BCP 47) in `hreflang`, and the folder of its content in shared/content. */
  tag: string;
  /** The tag in `lang`, and for `Intl`: dates, times and numbers. */
  locale: string;
  /** The locale in Open Graph, which needs a territory. */
  openGraph: string;
  /** The beginning of its paths. It is empty for the default language. */
  prefix: string;
  /** Its name in the language itself. */
  name: string;
  /** Its opening and closing quotation mark. */
  quotes: readonly [open: string, close: string];
  /** Whether a quotation's last period stands after the closing mark, as in Spanish. */
  periodAfterQuote: boolean;
  load: () => Promise<{ text: SiteText }>;
}

/** The site's languages. The first is the default: its pages have no prefix. */
export const languages: readonly [Language, ...Language[]] = [
  { tag: "en", prefix: "", name: "English", locale: "en-US", openGraph: "en_US", quotes: ["“", "”"], periodAfterQuote: false, load: () => import("./content/en/index.ts") },
  { tag: "es", prefix: "/es", name: "Español", locale: "es", openGraph: "es_LA", quotes: ["«", "»"], periodAfterQuote: true, load: () => import("./content/es/index.ts") },
];

export const [defaultLanguage] = languages;

/** A page in one of the languages. */
export interface Alternate {
  language: Language;
  path: string;
}

/** The path of a page in a language: `/about` is `/es/about` in Spanish, and `/` is `/es`. */
export function localPath(path: string, { prefix }: Pick<Language, "prefix">): string {
  return prefix && path === "/" ? prefix : prefix + path;
}

/**
 * The values of `hreflang` for a page: each language, and `x-default` for all others. None on a site with one
 * language.
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function hrefLangs(alternates: readonly Alternate[]): { hrefLang: string; path: string }[] {
  if (alternates.length < 2) return [];
  return alternates.flatMap(({ language, path }) => [
    { hrefLang: language.tag, path },
    ...(language === defaultLanguage ? [{ hrefLang: "x-default", path }] : []),
  ]);
}

/** The language of a path: that of its prefix, or the default. */
export function languageOf(path: string): Language {
  const found = languages.find(({ prefix }) => prefix && new RegExp(`^${prefix}(?=[/?#]|$)`).test(path));
  return found ?? defaultLanguage;
}

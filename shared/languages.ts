import type { OptionalText, PageText } from "./site/types.ts";

/** A language of the site. */
export interface Language {
  /** The language's tag (BCP 47) in `hreflang`, and the folder of its texts in shared/locales. */
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
  /** Between the ends of a range of days or hours. */
  dash: string;
  load: () => Promise<{ text: Translation }>;
}

/** The site's languages. The first is the default: its pages have no prefix, and its text is the type of all texts. */
const list = [
  { tag: "en", prefix: "", name: "English", locale: "en-US", openGraph: "en_US", quotes: ["“", "”"], periodAfterQuote: false, dash: "-", load: () => import("./locales/en/index.ts") },
  { tag: "es", prefix: "/es", name: "Español", locale: "es", openGraph: "es_LA", quotes: ["«", "»"], periodAfterQuote: true, dash: "–", load: () => import("./locales/es/index.ts") },
] as const;

export const languages: readonly [Language, ...Language[]] = list;
export const [defaultLanguage] = languages;

type DefaultText = Awaited<ReturnType<(typeof list)[0]["load"]>>["text"];

/** A text with parts that may be left out. */
type WithOptional<Text, Parts> = Omit<Text, keyof Parts> & {
  [Key in keyof Parts]: Key extends keyof Text
    ? object extends Pick<Parts, Key>
      ? Text[Key]
      : WithOptional<Text[Key], Parts[Key]>
    : Parts[Key];
};

/** All text of the site in one language. What a language lacks is a type error, except the optional parts. */
export type Translation = WithOptional<DefaultText, OptionalText>;

/** The keys of the modules that are the text of a page. */
export type PageKey = {
  [Key in keyof Translation]: Translation[Key] extends PageText ? Key : never;
}[keyof Translation];

/** A page in one of the languages. */
export interface Alternate {
  language: Language;
  path: string;
}

/** A path after the prefix of a language: `/nosotros` is `/es/nosotros` in Spanish, and `/` is `/es`. */
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

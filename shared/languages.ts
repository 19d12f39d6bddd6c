import * as en from "./locales/en/index.ts";
import * as es from "./locales/es/index.ts";

export interface Language {
  /** Its tag (BCP 47) in `lang` and `hreflang`, for `Intl`, and as the name of its folder in shared/locales. */
  tag: string;
  /** The locale in Open Graph, which needs a territory. */
  openGraphLocale: string;
  /** The prefix of its paths. It is empty for the default language. */
  prefix: string;
  /** Its name in that language, for links. */
  name: string;
  translation: Translation;
}

/** The site's languages. The first is the default: its pages have no prefix. */
export const languages = [
  { tag: "en", openGraphLocale: "en_US", translation: en },
  { tag: "es", openGraphLocale: "es_LA", translation: es },
].map((language, index): Language => {
  const { tag } = language;
  const name = new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
  return {
    ...language,
    prefix: index === 0 ? "" : `/${tag}`,
    name: name.charAt(0).toLocaleUpperCase(tag) + name.slice(1),
  };
}) as [Language, ...Language[]];

export const [defaultLanguage] = languages;

/** All text of the site in one language. The English text defines its type. */
export type Translation = typeof en;

/** The keys of the pages: of their text, and of their paths. */
export type PageKey = keyof Translation["pages"];

/** The address of a page in one language. */
export interface AlternatePage {
  language: Language;
  path: string;
}

/** Adds the prefix of a language to a path: in Spanish, `/nosotros` becomes `/es/nosotros`, and `/` becomes `/es`. */
export function withPrefix(path: string, { prefix }: Pick<Language, "prefix">): string {
  return prefix && path === "/" ? prefix : prefix + path;
}

/**
 * A page's `hreflang` links: one per language, and `x-default`, which is the default language's page.
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function hreflangLinks(alternates: readonly AlternatePage[]): { hrefLang: string; path: string }[] {
  return alternates.flatMap(({ language, path }) => [
    { hrefLang: language.tag, path },
    ...(language.tag === defaultLanguage.tag ? [{ hrefLang: "x-default", path }] : []),
  ]);
}

/** The language of a path: that of its prefix, or the default. */
export function languageOfPath(path: string): Language {
  const [, first] = path.split(/[/?#]/);
  return languages.find(({ prefix }) => prefix === `/${first}`) ?? defaultLanguage;
}

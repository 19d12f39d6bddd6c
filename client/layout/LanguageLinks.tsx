import { useSite } from "#client/site-context.ts";

/** Links to the same page in the other languages, each named in its own language. */
export function LanguageLinks() {
  const { alternates, language } = useSite();
  return alternates
    .filter((alternate) => alternate.language !== language)
    .map(({ language: { tag, locale, name }, path }) => (
      <li key={tag}>
        <a href={path} lang={locale} hrefLang={tag}>
          {name}
        </a>
      </li>
    ));
}

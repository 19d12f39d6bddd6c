import { usePage } from "#client/page-context.ts";

/** Links to the same page in the other languages, each named in its own language. */
export function LanguageLinks() {
  const { alternates, site } = usePage();
  return alternates
    .filter((alternate) => alternate.language !== site.language)
    .map(({ language: { tag, locale, name }, path }) => (
      <li key={tag}>
        <a href={path} lang={locale} hrefLang={tag}>
          {name}
        </a>
      </li>
    ));
}

import { LinkItems } from "#client/components/LinkItems.tsx";
import { usePage } from "#client/page-context.ts";

/** Links to the same page in the other languages, each named in its own language. */
export function LanguageLinks() {
  const { alternates, site } = usePage();
  const others = alternates.filter(({ language }) => language !== site.language);
  return (
    <LinkItems
      links={others.map(({ language: { tag, name }, path }) => ({
        href: path,
        lang: tag,
        hrefLang: tag,
        label: name,
        translate: "no",
      }))}
    />
  );
}

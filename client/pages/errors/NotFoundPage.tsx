import { accent } from "#client/components/Section.tsx";
import { notFound } from "#shared/content/not-found.ts";
import { pages } from "#shared/pages.ts";
import { ErrorSection } from "./ErrorSection.tsx";

export function NotFoundPage() {
  return (
    <ErrorSection
      words={notFound}
      tone={accent}
      picture={<EmptyBrackets />}
      links={pages.map(({ path, content: { menu } }) => ({ href: path, label: menu.label }))}
    />
  );
}

/** The number 404 with empty brackets for its zero. */
function EmptyBrackets() {
  return (
    <svg viewBox="0 0 1000 290" role="img" aria-label={notFound.picture}>
      <text x="-13" y="287" fontSize="432">
        4
      </text>
      <path d="M304 4h128v50h-76v183h76v50H304zM696 4H568v50h76v183h-76v50h128z" />
      <text x="768" y="287" fontSize="432">
        4
      </text>
    </svg>
  );
}

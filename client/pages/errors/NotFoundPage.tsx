import { useSite } from "#client/page-context.ts";
import { ErrorSection } from "./ErrorSection.tsx";

export function NotFoundPage() {
  const { notFound, menu } = useSite();
  return (
    <ErrorSection
      content={notFound}
      theme="accent"
      picture={<EmptyBrackets alt={notFound.pictureAlt} />}
      links={menu.map(({ path, label }) => ({ href: path, label }))}
    />
  );
}

/** The number 404 with empty brackets as its zero. */
function EmptyBrackets({ alt }: { alt: string }) {
  return (
    <svg viewBox="0 0 1000 290" role="img" aria-label={alt}>
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

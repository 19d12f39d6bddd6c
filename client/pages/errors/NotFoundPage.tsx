import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { brackets, color } from "#client/styles/tokens.ts";
import { notFound } from "#shared/content/not-found.ts";
import { pages } from "#shared/pages.ts";
import { ErrorSection } from "./ErrorSection.tsx";
import { LinkIndex } from "./LinkIndex.tsx";

export function NotFoundPage() {
  return (
    <ErrorSection
      words={notFound}
      figure={empty}
      actions={<Button href={notFound.action.href}>{notFound.action.label}</Button>}
    >
      <LinkIndex
        heading={notFound.onward}
        links={pages.map(({ path, content: { menu } }) => ({
          href: path,
          label: menu.label,
          note: menu.title,
        }))}
      />
    </ErrorSection>
  );
}

const empty = css`
  border-image: ${brackets("clamp(6px, 1vw, 18px)", "clamp(40px, 8vw, 140px)", "0px", color.mark)};
`;

import { css } from "@linaria/core";
import { Failure } from "#client/sections/Failure.tsx";
import { LinkIndex } from "#client/sections/LinkIndex.tsx";
import { brackets, color } from "#client/styles/tokens.ts";
import { Button } from "#client/ui/Button.tsx";
import { notFound } from "#shared/content/not-found.ts";
import { pages } from "#shared/pages.ts";

export function NotFound() {
  return (
    <Failure
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
    </Failure>
  );
}

const empty = css`
  border-image: ${brackets("clamp(6px, 1vw, 18px)", "clamp(40px, 8vw, 140px)", "0px", color.mark)};
`;

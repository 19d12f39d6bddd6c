import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import type { Link } from "#shared/content/schemas.ts";
import { Button } from "./Button.tsx";

/** A link from a section to the page that shows more of the same. */
export function MoreLink({ link: { href, label } }: { link: Link }) {
  return (
    <div className={below}>
      <Button variant="bracketed" href={href}>
        {label}
      </Button>
    </div>
  );
}

const below = css`
  margin-top: ${space.xl};
  ${media.print} {
    display: none;
  }
`;

import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";
import { Button } from "./Button.tsx";

/** A link from a section to the page that shows more of the same. */
export function MoreLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <div className={below}>
      <Button variant="secondary" href={href}>
        {children}
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

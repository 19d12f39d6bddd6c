import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { secondaryButton } from "#client/components/Button.tsx";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { space } from "#client/styles/tokens.ts";

/** Hides its children behind a button. The button shows them and disappears. */
export function LoadMore({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Island name="load-more" load="load">
      <details className={folded}>
        <summary className={secondaryButton}>{label}</summary>
        {children}
      </details>
    </Island>
  );
}

const folded = css`
  > summary {
    width: fit-content;
    margin-top: ${space.xl};
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
  }
  &[open] > summary {
    display: none;
  }
  /* The children are printed even while they are hidden. */
  ${media.print} {
    > summary {
      display: none;
    }
  }
`;

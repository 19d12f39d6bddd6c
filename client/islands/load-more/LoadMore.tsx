import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { secondaryButton } from "#client/components/Button.tsx";
import { Island, partOf } from "#client/islands/Island.tsx";
import type { mount, Parts } from "./mount.ts";

const part = partOf<Parts>;

/** Hides list items behind a button. The button shows them and disappears. */
export function LoadMore({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Island<typeof mount> name="load-more">
      <details className={folded} {...part("details")}>
        <summary className={secondaryButton} {...part("button")}>
          {label}
        </summary>
        <ul {...part("items")}>{children}</ul>
      </details>
    </Island>
  );
}

const folded = css`
  /* Safari shows a marker even though the summary is not a list item. */
  > summary::-webkit-details-marker {
    display: none;
  }
  &[open] > summary {
    display: none;
  }
`;

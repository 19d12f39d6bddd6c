import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { secondaryButton } from "#client/components/Button.tsx";
import { Island } from "#client/islands/Island.tsx";
import type { mount, Parts } from "./mount.ts";

/** Hides list items behind a button. The button shows them and disappears. */
export function LoadMore({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Island<typeof mount> name="load-more">
      <details className={folded} data-part={"details" satisfies keyof Parts}>
        <summary className={secondaryButton} data-part={"button" satisfies keyof Parts}>
          {label}
        </summary>
        <ul data-part={"items" satisfies keyof Parts}>{children}</ul>
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

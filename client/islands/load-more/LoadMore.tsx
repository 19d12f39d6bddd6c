import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { secondaryButton } from "#client/components/Button.tsx";
import { Island } from "#client/islands/Island.tsx";

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
  &[open] > summary {
    display: none;
  }
`;

import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { buttonClasses } from "#client/components/buttons.tsx";
import { Island } from "#client/islands/Island.tsx";

interface LoadMoreProps {
  label: string;
  className: string;
  items: readonly ReactNode[];
  /** Hidden until the visitor presses the button. */
  furtherItems: readonly ReactNode[];
}

/** A list. A button shows its further items and disappears. */
export function LoadMore({ label, className, items, furtherItems }: LoadMoreProps) {
  return (
    <Island name="load-more" className={className}>
      <ul>{items}</ul>
      <details className={folded}>
        <summary className={buttonClasses.secondary} data-part="button">
          {label}
        </summary>
        <ul data-part="items">{furtherItems}</ul>
      </details>
    </Island>
  );
}

const folded = css`
  &[open] > summary {
    display: none;
  }
`;

import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { Island } from "#client/islands/Island.tsx";
import { color, stroke } from "#client/styles/tokens.ts";

interface ComparisonProps {
  /** The name of the handle for screen readers. */
  label: string;
  before: ReactNode;
  /** Covers the right part of `before`. */
  children: ReactNode;
}

/** Two drawings in one place, and a handle on the edge between them. Without the script, each has its half. */
export function Comparison({ label, before, children }: ComparisonProps) {
  return (
    <Island name="comparison" load="visible" className={stage}>
      {before}
      <div className={after}>{children}</div>
      <input type="range" aria-label={label} className={range} hidden />
      <svg className={edge} viewBox="0 0 40 288" aria-hidden="true">
        <path d="M20 0v288" />
        <path d="M2 126h36v36H2zm13 24-6-6 6-6m10 0 6 6-6 6" />
      </svg>
    </Island>
  );
}

const stage = css`
  --edge: 50%;
  position: relative;
`;

const after = css`
  position: absolute;
  inset: 0;
  clip-path: inset(0 0 0 var(--edge));
`;

/* Invisible, above the link of the whole card. The handle shows its place. */
const range = css`
  position: absolute;
  z-index: 1;
  inset: 0;
  width: 100%;
  height: 100%;
  margin: 0;
  opacity: 0;
  cursor: ew-resize;
  touch-action: pan-y;
`;

/* The handle is absent until it can be moved. */
const edge = css`
  position: absolute;
  top: 0;
  left: calc(var(--edge) - 100% / 24);
  width: calc(100% / 12);
  fill: ${color.accent};
  stroke: currentColor;
  stroke-width: 2;
  > :last-child {
    stroke: ${color.onAccent};
  }
  [hidden] + & > :last-child {
    display: none;
  }
  :focus-visible + & {
    outline: ${stroke.mark} solid;
  }
`;

import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { Island, partOf } from "#client/islands/Island.tsx";
import { color, stroke } from "#client/styles/tokens.ts";
import type { mount, Parts } from "./mount.ts";

const part = partOf<Parts>;

interface ComparisonProps {
  /** The accessible name of the handle. */
  label: string;
  /** Two drawings. The second covers the right part of the first. */
  children: readonly [ReactNode, ReactNode];
}

/** Two drawings in one place, with a handle on the edge between them. Without the script, each shows one half. */
export function Comparison({ label, children }: ComparisonProps) {
  return (
    <Island<typeof mount> name="comparison" near className={stage}>
      {children}
      <input {...part("range")} type="range" aria-label={label} hidden />
      <svg viewBox="0 0 40 288" aria-hidden="true">
        <path d="M20 0v288" />
        <path d="M2 126h36v36H2zm13 24-6-6 6-6m10 0 6 6-6 6" />
      </svg>
    </Island>
  );
}

/* The input is invisible and lies above the card's link. The handle shows where it is once it can be moved. */
const stage = css`
  --edge: 50%;
  position: relative;
  > :not(:first-child) {
    position: absolute;
    inset: 0;
  }
  > :nth-child(2) {
    clip-path: inset(0 0 0 var(--edge));
  }
  > input {
    z-index: 1;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: ew-resize;
    touch-action: pan-y;
  }
  > :last-child {
    left: calc(var(--edge) - 100% / 24);
    width: calc(100% / 12);
    fill: ${color.accent};
    stroke: ${color.text};
    stroke-width: 2;
    > :last-child {
      stroke: ${color.onAccent};
    }
  }
  > [hidden] + svg > :last-child {
    display: none;
  }
  > :focus-visible + svg {
    outline: ${stroke.thin} solid;
  }
`;

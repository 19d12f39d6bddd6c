import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { color, size, space } from "#client/styles/tokens.ts";
import { BeforeAfter, type BeforeAfterProps } from "./BeforeAfter.tsx";

/** A project's change in one row, and below it what the figures measure and how. `children` is beside the former. */
export function MeasuredChange({ children, ...figures }: BeforeAfterProps & { children?: ReactNode }) {
  const { what, method } = figures.change;
  return (
    <div className={box}>
      <BeforeAfter {...figures} className={row} />
      <p className={subject}>{what}</p>
      {children}
      <p className={source}>{method}</p>
    </div>
  );
}

const box = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  margin-top: ${space.s};
  break-before: avoid;
`;

const row = css`
  width: 100%;
  font-size: ${size.heading};
`;

const subject = css`
  font-size: ${size.lead};
  line-height: 1.3;
`;

const source = css`
  width: 100%;
  max-width: none;
  color: ${color.muted};
`;

import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site.ts";
import { BeforeAfter } from "./BeforeAfter.tsx";

interface BeforeAfterWithMethodProps {
  change: Project["change"];
  children?: ReactNode;
}

/** A project's change, `children` beside it, and below how it was measured. */
export function BeforeAfterWithMethod({ change, children }: BeforeAfterWithMethodProps) {
  return (
    <div className={figuresAndMethod}>
      <div className={figuresBox}>
        <BeforeAfter change={change} className={largeFigures} />
      </div>
      {children}
      <p>{change.method}</p>
    </div>
  );
}

const figuresAndMethod = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.l} ${space.xl};
  break-before: avoid;
  > p {
    width: 100%;
    max-width: none;
    color: ${color.muted};
  }
`;

const figuresBox = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.m} ${space.xl};
  > p {
    width: 100%;
    ${displayFont(size.subheading, 1.1)};
    ${media.laptop} {
      width: auto;
      font-size: ${size.itemTitle};
    }
  }
`;

/* On a phone, the figures are stacked. */
const largeFigures = css`
  font-size: max(min(3.05rem, 12.25vw), min(10rem, 8.5vw));
  ${media.belowLargePhone} {
    > s {
      width: 100%;
    }
  }
`;

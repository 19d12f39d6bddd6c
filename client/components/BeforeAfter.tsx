import { css, cx } from "@linaria/core";
import { color, displayFont, size } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

export interface BeforeAfterProps {
  change: Project["change"];
  /** Of the arrow, for screen readers. */
  arrowLabel: string;
  /** Of the figure after the change. */
  "data-part"?: string;
  className?: string;
}

/** A project's figure before and after. Where both do not fit in one row, the arrow starts the second row. */
export function BeforeAfter({ change, arrowLabel, className, ...part }: BeforeAfterProps) {
  return (
    <div className={cx(figures, className)}>
      <s>{change.from}</s>
      <span>
        <span className={arrow}>
          <VisuallyHidden>{arrowLabel}</VisuallyHidden>
        </span>{" "}
        <b {...part}>{change.to}</b>
      </span>
    </div>
  );
}

const figures = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25em 0.2em;
  ${displayFont(size.itemTitle, 0.8)};
  > s {
    margin-left: -0.06em;
    color: ${color.faint};
    text-decoration: none;
  }
  > span {
    display: flex;
    align-items: center;
  }
`;

/* A border, because forced colours apply to it. */
const arrow = css`
  width: 0.9em;
  height: 0;
  margin-right: 0.2em;
  border-top: 0.05em solid;
  color: ${color.highlight};
  &::after {
    content: "";
    display: block;
    width: 0.31em;
    height: 0.31em;
    margin: -0.18em 0.035em 0 auto;
    border: solid;
    border-width: 0.05em 0.05em 0 0;
    rotate: 45deg;
  }
`;

import { css, cx } from "@linaria/core";
import { color, displayAdjustments, displayFont, size } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

interface BeforeAfterProps {
  change: Project["change"];
  /** For the row of figures. */
  className: string;
}

/**
 * A project's figure before and after, and what it measures. Where both do not fit in a row, the arrow starts a
 * second.
 */
export function BeforeAfter({ change, className }: BeforeAfterProps) {
  return (
    <>
      {/* Not a span: in Chromium, Orca reads the role of a whole article before text that is its direct child. */}
      <VisuallyHidden as="div">{change.spoken}</VisuallyHidden>
      <div aria-hidden="true" className={cx(figures, className)}>
        <s>{change.before}</s>{" "}
        <span>
          <svg viewBox="0 0 18 8" fill="none" aria-hidden="true" className={arrow}>
            <path d="M0 4h17m-4-3.5L17 4l-4 3.5" />
          </svg>
          <b>{change.after}</b>
        </span>
      </div>{" "}
      <p aria-hidden="true">{change.metric}</p>
    </>
  );
}

const figures = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25em 0.2em;
  ${displayFont(size.itemTitle, 0.8)};
  > s {
    margin-left: ${displayAdjustments.outdent};
    color: ${color.faint};
    text-decoration: none;
  }
  > span {
    display: flex;
    align-items: center;
  }
`;

const arrow = css`
  width: 0.9em;
  margin-right: 0.2em;
  stroke: ${color.highlight};
`;

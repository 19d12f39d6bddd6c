import { css, cx } from "@linaria/core";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site-content.ts";

interface ProjectChangeProps extends Pick<Project, "change"> {
  /** For screen readers, between the two figures. */
  now: string;
  className: string | undefined;
}

/** A project's change: the old figure, an arrow and the new figure in one row, and below it how they were counted. */
export function ProjectChange({ change, now, className }: ProjectChangeProps) {
  const { from, what, to, method } = change;
  const letters = from.length + to.length;
  return (
    <div className={cx(changed, className)}>
      <p className={cx(figures, letters <= 8 ? few : many)}>
        <s>{from}</s>
        <span className={arrow}>
          <VisuallyHidden>{now}</VisuallyHidden>
        </span>{" "}
        <b>{to}</b>
      </p>
      <p className={subject}>{what}</p>
      <p className={source}>{method}</p>
    </div>
  );
}

const changed = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xs} ${space.xl};
  container-type: inline-size;
`;

/* `--row` is the width in em of the figures and a short arrow. The arrow takes the rest of the row. */
const figures = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  width: 100%;
  max-width: none;
  margin-bottom: min(0.16em, ${space.l});
  ${displayFont("min(100cqi / var(--row), 16rem)", 0.8)};
  white-space: nowrap;
  > s {
    margin-left: -0.06em;
    color: ${color.faint};
    text-decoration: none;
  }
  > b {
    padding-right: 0.015em;
  }
`;

const few = css`--row: 5.15;`;
const many = css`--row: 8.85;`;

/* Drawn with borders, because forced colours apply to borders. */
const arrow = css`
  flex: 1;
  position: relative;
  min-width: 0.4em;
  margin-inline: 0.1em 0.13em;
  border-top: 0.05em solid ${color.mark};
  &::after {
    content: "";
    position: absolute;
    inset: -0.025em 0.035em auto auto;
    width: 0.31em;
    height: 0.31em;
    border: solid ${color.mark};
    border-width: 0.05em 0.05em 0 0;
    transform: translateY(-50%) rotate(45deg);
  }
`;

const subject = css`
  font-size: ${size.lead};
  line-height: 1.3;
`;

const source = css`
  width: 100%;
  color: ${color.muted};
`;

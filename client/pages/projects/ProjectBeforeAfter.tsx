import { css, cx } from "@linaria/core";
import { BeforeAfter } from "#client/components/BeforeAfter.tsx";
import { partOf } from "#client/islands/Island.tsx";
import type { Parts } from "#client/islands/timetable/mount.ts";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Project } from "#shared/site/site.ts";

const part = partOf<Parts>;

interface ProjectBeforeAfterProps {
  change: NonNullable<Project["change"]>;
  /** Shown below the new figure when that is the visitor's own. */
  you: string | undefined;
}

/** A project's change in one row, and below it what the figures measure and how. */
export function ProjectBeforeAfter({ change, you }: ProjectBeforeAfterProps) {
  const { now } = useSite().projectsPage.project;
  return (
    <div className={changed} {...(you && part("result"))}>
      <BeforeAfter change={change} now={now} className={figures} {...(you && part("figure"))} />
      <p className={subject}>{change.what}</p>
      {you && <p className={cx(subject, own)}>{you}</p>}
      <p className={source}>{change.method}</p>
    </div>
  );
}

const changed = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space.xs} ${space.xl};
  container-type: inline-size;
  &[data-own] b {
    color: ${color.mark};
  }
`;

/* One size for all projects: the longest figures leave space for a short arrow, in two rows on a phone. */
const figures = css`
  row-gap: 0.25em;
  width: 100%;
  margin-bottom: min(0.16em, ${space.l});
  font-size: calc(100cqi / 6.5);
  ${media.roomy} {
    font-size: calc(100cqi / 8.85);
  }
`;

const subject = css`
  font-size: ${size.lead};
  line-height: 1.3;
`;

/* It reserves its space, so that nothing shifts when it is shown. */
const own = css`
  display: block;
  margin-left: auto;
  padding-inline: ${space.s};
  background: ${color.accent};
  color: ${color.onAccent};
  :not([data-own]) > & {
    visibility: hidden;
  }
`;

const source = css`
  width: 100%;
  max-width: none;
  color: ${color.muted};
`;

import { css } from "@linaria/core";
import { BeforeAfter } from "#client/components/BeforeAfter.tsx";
import { partOf } from "#client/islands/Island.tsx";
import type { TimetableParts } from "#client/islands/timetable-types.ts";
import { useSite } from "#client/page-context.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Project } from "#shared/site/site.ts";
import type { TimetableText } from "#shared/site/types.ts";

const part = partOf<TimetableParts>;

interface ProjectBeforeAfterProps {
  change: NonNullable<Project["change"]>;
  /** The texts below the new figure when that is the visitor's own. */
  own: Pick<TimetableText, "you" | "again"> | undefined;
}

/** A project's change in one row, and below it what the figures measure and how. */
export function ProjectBeforeAfter({ change, own }: ProjectBeforeAfterProps) {
  const { now } = useSite().projectsPage.project;
  return (
    <div className={changed} {...(own && part("result"))}>
      <BeforeAfter change={change} now={now} className={figures} {...(own && part("figure"))} />
      <p className={subject}>{change.what}</p>
      {own && (
        <div className={visitor}>
          <p className={subject}>{own.you}</p>
          <button type="button" {...part("again")}>
            {own.again}
          </button>
        </div>
      )}
      <p className={source}>{change.method}</p>
    </div>
  );
}

const changed = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.m};
  margin-top: ${space.s};
  break-before: avoid;
  &[data-own] b {
    color: ${color.mark};
  }
`;

const figures = css`
  row-gap: 0.25em;
  width: 100%;
  font-size: ${size.heading};
`;

const subject = css`
  font-size: ${size.lead};
  line-height: 1.3;
`;

/* It reserves its space, so that nothing shifts when it is shown. */
const visitor = css`
  display: flex;
  align-items: center;
  gap: ${space.s};
  margin-left: auto;
  > p {
    padding-inline: ${space.s};
    background: ${color.accent};
    color: ${color.onAccent};
  }
  > button {
    min-height: ${space.target};
    padding: 0 ${space.s};
    text-decoration: underline;
  }
  :not([data-own]) > & {
    visibility: hidden;
  }
`;

const source = css`
  width: 100%;
  max-width: none;
  color: ${color.muted};
`;

import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Weeks } from "#shared/content/types.ts";
import { formatMessage } from "#shared/format.ts";

/** The steps of a project, with their weeks drawn to scale. */
export function Process() {
  const { heading, steps, ...labels } = useSite().about.process;
  const last = Math.max(...steps.map(({ weeks }) => weeks?.to ?? 0));
  return (
    <Section id="process" heading={heading} className={process}>
      <ol>
        {steps.map(({ weeks, title, text }) => (
          <li key={title}>
            <p>{labelOf(weeks, labels)}</p>
            <h3>{title}</h3>
            <p>{text}</p>
            {weeks && <WeekBar weeks={weeks} last={last} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function labelOf(weeks: Weeks | undefined, labels: Record<"week" | "weeks" | "after", string>) {
  if (!weeks) return labels.after;
  return formatMessage(weeks.from === weeks.to ? labels.week : labels.weeks, weeks);
}

/** A row of all weeks, with those of a step filled. */
function WeekBar({ weeks: { from, to }, last }: { weeks: Weeks; last: number }) {
  return (
    <svg viewBox={`0 0 ${last} 1`} preserveAspectRatio="none" className={bar} aria-hidden="true">
      <path d={`M0 .5h${last}`} />
      <path d={`M${from - 1} .5H${to}`} />
    </svg>
  );
}

const process = css`
  padding-top: 0;
  li {
    display: grid;
    gap: ${space.xs} ${space.gap};
    align-items: baseline;
    padding-block: ${space.m};
    border-top: 1px solid ${color.border};
  }
  h3 {
    font-size: ${size.itemTitle};
  }
  p {
    color: ${color.muted};
  }
  p:first-child {
    font-size: ${size.small};
  }
  ${media.tablet} {
    li {
      grid-template-columns: 2fr 3fr 7fr;
    }
  }
  ${media.laptop} {
    li {
      grid-template-columns: 1fr 3fr 4fr 4fr;
    }
  }
`;

const bar = css`
  grid-column: 1 / -1;
  align-self: center;
  width: 100%;
  height: ${space.s};
  stroke: ${color.border};
  stroke-dasharray: 0.97 0.03;
  > path + path {
    stroke: ${color.text};
  }
  ${media.laptop} {
    grid-column: auto;
  }
`;

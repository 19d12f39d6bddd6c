import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";

/** The steps of a project. Each has a bar as long as its weeks, and the last one, which has no end, a dashed bar. */
export function Process() {
  const { heading, steps } = useSite().about.process;
  return (
    <Section id="process" heading={heading} className={process}>
      <ol>
        {steps.map(({ weeks, time, title, text }) => (
          <li key={title} data-weeks={weeks}>
            <div />
            <p>{time}</p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const process = css`
  padding-top: 0;
  ol {
    display: flex;
    flex-direction: column;
    gap: ${space.xl} ${space.hair};
  }
  li {
    --weeks: 2;
    &[data-weeks="1"] {
      --weeks: 1;
    }
    &[data-weeks="3"] {
      --weeks: 3;
    }
    > div {
      width: calc(var(--weeks) / 3 * 100%);
      margin-bottom: ${space.s};
      border-top: ${space.s} solid;
    }
    &:not([data-weeks]) > div {
      width: auto;
      border-top-style: dashed;
      color: ${color.faint};
    }
  }
  h3 {
    margin-block: ${space.xs};
    font-size: ${size.itemTitle};
  }
  p {
    max-width: 22em;
    padding-right: ${space.m};
    color: ${color.muted};
  }
  ${media.tablet} {
    ol {
      flex-direction: row;
    }
    li {
      flex: 1;
    }
  }
`;

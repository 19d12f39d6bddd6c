import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, displayAdjustments, displayFont, size, space } from "#client/styles/tokens.ts";
import { formatMessage } from "#shared/format.ts";

/**
 * The steps of a project, each below the numbers of its weeks. The week in which the first version is live is marked.
 */
export function Process() {
  const { pageTexts, processWeeks } = useSite();
  const { heading, steps, spoken } = pageTexts.about.process;
  const live = processWeeks.flat().at(-1);
  const speak = (title: string, weeks: readonly number[]) => {
    const [first = 0] = weeks;
    const last = weeks.at(-1) ?? 0;
    const short = [spoken.noWeek, spoken.oneWeek, spoken.twoWeeks][weeks.length];
    return formatMessage(short ?? spoken.moreWeeks, { title, first, last });
  };
  return (
    <Section id="process" heading={heading} className={section}>
      <ol>
        {steps.map(({ title, text }, index) => {
          const weeks = processWeeks[index] ?? [];
          return (
            <li key={title}>
              <p className={weekNumbers} aria-hidden="true">
                {(weeks.length > 0 ? weeks : ["…"]).map((week) => (
                  <span key={week}>{week === live ? <mark>{week}</mark> : week} </span>
                ))}
              </p>
              <h3>
                <VisuallyHidden>{speak(title, weeks)}</VisuallyHidden> <span aria-hidden="true">{title}</span>
              </h3>
              <p>{text}</p>
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

/* Beside each other, the steps are as wide as the numbers of their weeks. */
const section = css`
  padding-top: 0;
  ol {
    container-type: inline-size;
    display: grid;
    gap: ${space.xl} ${space.l};
    ${media.largePhone} {
      grid-template-columns: 1fr 1fr;
    }
  }
  h3 {
    margin-bottom: ${space.xs};
  }
  li > p {
    color: ${color.muted};
  }
  ${media.laptop} {
    ol {
      display: flex;
      flex-wrap: wrap;
      column-gap: 0;
    }
    li {
      width: min-content;
      padding-right: ${space.m};
    }
  }
`;

const weekNumbers = css`
  display: flex;
  margin: 0 0 ${space.s} ${displayAdjustments.outdent};
  ${displayFont(size.mega, 1)};
  > span {
    width: 1em;
  }
  mark {
    display: inline-block;
    margin-left: -0.1em;
    padding-inline: 0.1em;
  }
  ${media.laptop} {
    font-size: 14.5cqw;
    > span {
      width: 13.5cqw;
    }
  }
`;

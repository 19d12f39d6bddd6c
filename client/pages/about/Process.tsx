import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, displayAdjustments, displayFont, size, space } from "#client/styles/tokens.ts";

/**
 * The steps of a project, each below the numbers of its weeks. The week in which the first version is live is marked.
 */
export function Process() {
  const { pageTexts, processWeeks } = useSite();
  const { heading, steps, week } = pageTexts.about.process;
  const live = processWeeks.flat().at(-1);
  return (
    <Section id="process" heading={heading} className={section}>
      <ol>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <p className={weekNumbers}>
              {processWeeks[index]?.map((number) => (
                <span key={number}>
                  <VisuallyHidden>{week}</VisuallyHidden>{" "}
                  {number === live ? <mark role="none">{number}</mark> : number}{" "}
                </span>
              )) ?? <span>…</span>}
            </p>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
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

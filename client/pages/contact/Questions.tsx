import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";
import type { PageText, QuestionText } from "#shared/content/types.ts";

/** Questions with visible answers: there is nothing to expand, for visitors or crawlers. */
export function Questions() {
  const site = useSite();
  const { heading, items } = site.pageTexts.contact.questions;
  /** "Terms – If we are late". French would have a space before a colon. */
  const titleOf = ({ page, id }: NonNullable<QuestionText["seeAlso"]>) => {
    const { heading, prose = [] }: PageText = site.pageTexts[page];
    const clauses = prose.filter((block) => typeof block === "object" && "heading" in block);
    return `${heading} – ${clauses.find((clause) => clause.id === id)?.heading}`;
  };
  return (
    <Section id="questions" heading={heading} className={section}>
      <dl>
        {items.map(({ question, answer, seeAlso }) => (
          <div key={question} className={questionRow}>
            <dt>{question}</dt>
            <dd>
              {answer}{" "}
              {seeAlso && <a href={`${site.paths[seeAlso.page]}#${seeAlso.id}`}>{titleOf(seeAlso)}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

/* In print, a page may break before any question. */
const section = css`
  dl {
    break-inside: auto;
  }
`;

const questionRow = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${space.xs} ${space.gap};
  align-items: baseline;
  padding-block: ${space.l};
  border-top: 1px solid ${color.hairline};
  break-inside: avoid;
  dt {
    ${displayFont(size.subheading, 1.1)};
    text-wrap: balance;
  }
  dd {
    max-width: 36em;
    > a {
      display: block;
      width: fit-content;
    }
  }
`;

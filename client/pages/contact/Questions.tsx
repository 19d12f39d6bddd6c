import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";

/** Questions with visible answers: neither a phone nor a crawler has to unfold anything. */
export function Questions() {
  const site = useSite();
  const { heading, items } = site.contact.questions;
  return (
    <Section id="questions" heading={heading}>
      <dl>
        {items.map(({ question, answer, pages = [] }) => (
          <div key={question} className={row}>
            <dt>{question}</dt>
            <dd>
              {answer}
              {pages.map((page) => [
                " ",
                <a key={page} href={site.paths[page]}>
                  {site[page].heading}
                </a>,
              ])}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

const row = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(20rem, 100%), 1fr));
  gap: ${space.xs} ${space.gap};
  align-items: baseline;
  padding-block: ${space.l};
  border-top: 1px solid ${color.border};
  break-inside: avoid;
  dt {
    ${displayFont(size.subheading, 1.1)};
    text-wrap: balance;
  }
  dd {
    max-width: 36em;
    > a {
      white-space: nowrap;
    }
  }
`;

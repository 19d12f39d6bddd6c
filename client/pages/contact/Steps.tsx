import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { color, size, space } from "#client/styles/tokens.ts";

/** What happens after an enquiry: steps side by side where there is room, each below a line. */
export function Steps() {
  const { heading, steps } = useSite().contact.next;
  return (
    <Section id="next" heading={heading}>
      <ol className={list}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: ${space.l} ${space.gap};
  > li {
    padding-top: ${space.m};
    border-top: 1px solid ${color.text};
  }
  h3 {
    margin-bottom: ${space.s};
    font-size: ${size.itemTitle};
  }
  p {
    max-width: 22em;
    text-wrap: balance;
    color: ${color.muted};
  }
`;

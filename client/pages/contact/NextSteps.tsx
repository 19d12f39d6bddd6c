import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/site/site.ts";

/** What happens after the form is sent. */
export function NextSteps({ content }: { content: Site["contactPage"]["next"] }) {
  const { heading, steps } = content;
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
  gap: ${space.l} ${space.gap};
  ${media.roomy} {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    padding-top: ${space.m};
    border-top: 1px solid ${color.text};
  }
  h3 {
    margin-bottom: ${space.s};
    font-size: ${size.itemTitle};
  }
  p {
    max-width: 22em;
    color: ${color.muted};
  }
`;

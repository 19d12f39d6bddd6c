import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { color, space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/site/site.ts";

/** What the company promises. */
export function Principles({ content }: { content: Site["about"]["principles"] }) {
  const { heading, items } = content;
  return (
    <Section id="principles" heading={heading} large className={list}>
      <ul>
        {items.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const list = css`
  > ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: ${space.l} ${space.gap};
  }
  li {
    padding-top: ${space.m};
    border-top: 1px solid ${color.line};
  }
  li p {
    margin-top: ${space.xs};
    color: ${color.muted};
  }
`;

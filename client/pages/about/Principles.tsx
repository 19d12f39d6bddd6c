import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, space } from "#client/styles/tokens.ts";
import { about } from "#shared/content/about.ts";

export function Principles() {
  const { id, label, heading, items } = about.principles;
  return (
    <Section id={id} label={label} heading={heading}>
      <ul className={rules}>
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

const rules = css`
  display: grid;
  gap: ${space.xl} max(${space.gap}, ${space.l});
  li {
    padding-top: ${space.m};
    border-top: 1px solid ${color.text};
  }
  p {
    max-width: 29.25em;
    margin-top: ${space.s};
    color: ${color.muted};
  }
  ${media.roomy} {
    grid-template-columns: 1fr 1fr;
    row-gap: ${space.xxl};
  }
  ${media.laptop} {
    grid-column: 4 / -1;
  }
`;

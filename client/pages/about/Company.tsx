import { css } from "@linaria/core";
import { Facts } from "#client/components/Facts.tsx";
import { Section } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import { about } from "#shared/content/about.ts";

export function Company() {
  const { id, heading, text, facts } = about.company;
  return (
    <Section id={id} heading={heading} layout="wide" className={company} aside={<p>{text}</p>}>
      <Facts facts={facts} />
    </Section>
  );
}

const company = css`
  h2 + p {
    max-width: 29.25em;
    font-size: ${size.lead};
    line-height: 1.4;
  }
  ${media.laptop} {
    > :first-child {
      display: grid;
      grid-template-columns: subgrid;
      column-gap: ${space.gap};
    }
    h2 {
      grid-column: 1 / span 8;
    }
    h2 + p {
      grid-column: 9 / -1;
    }
    dl dd {
      font-size: ${size.heading};
    }
  }
`;

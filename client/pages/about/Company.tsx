import { css } from "@linaria/core";
import { Facts } from "#client/components/Facts.tsx";
import { Section } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import { about } from "#shared/content/about.ts";

export function Company() {
  const { id, label, heading, text, facts } = about.company;
  return (
    <Section id={id} label={label} heading={heading}>
      <p className={story}>{text}</p>
      <div className={figures}>
        <Facts facts={facts} />
      </div>
    </Section>
  );
}

const story = css`
  max-width: 29.25em;
  font-size: ${size.lead};
  line-height: 1.45;
  ${media.laptop} {
    grid-column: 4 / -1;
  }
`;

const figures = css`
  margin-top: ${space.xxl};
  ${media.laptop} {
    grid-column: 4 / -1;
    dl dd {
      font-size: ${size.heading};
    }
  }
`;

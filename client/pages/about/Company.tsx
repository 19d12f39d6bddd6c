import { css, cx } from "@linaria/core";
import { Facts } from "#client/components/Facts.tsx";
import { band } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import { about } from "#shared/content/about.ts";

export function Company() {
  const { id, heading, text, facts } = about.company;
  return (
    <section id={id} aria-labelledby="company-heading" className={cx(band, company)}>
      <h2 id="company-heading">{heading}</h2>
      <p>{text}</p>
      <div>
        <Facts facts={facts} />
      </div>
    </section>
  );
}

const company = css`
  row-gap: clamp(1.5rem, 4vw, 4rem);
  align-items: end;
  > h2 {
    font-size: ${size.title};
    line-height: 0.92;
    letter-spacing: -0.035em;
  }
  > p {
    max-width: 29.25em;
    font-size: ${size.lead};
    line-height: 1.4;
  }
  ${media.laptop} {
    > h2 {
      grid-column: 1 / span 8;
    }
    > p {
      grid-column: 9 / -1;
    }
    dl dd {
      font-size: ${size.heading};
    }
  }
`;

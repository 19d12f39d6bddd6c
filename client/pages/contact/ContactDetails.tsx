import { css, cx } from "@linaria/core";
import { band, ink } from "#client/components/Section.tsx";
import { OpeningHours } from "#client/islands/opening-hours/OpeningHours.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import { brand } from "#shared/content/brand.ts";
import { contactPage } from "#shared/content/contact-page.ts";

/** Email and phone in letters as wide as the window. */
export function ContactDetails() {
  const { id, heading, languages, phone } = contactPage.direct;
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={cx(band, ink, details)}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p>{languages}</p>
      <a href={`mailto:${brand.email}`}>{brand.email}</a>
      <a href={brand.phone.uri}>{brand.phone.display}</a>
      <div>
        <p>{phone.text}</p>
        <OpeningHours />
      </div>
    </section>
  );
}

const details = css`
  align-items: baseline;
  row-gap: ${space.l};
  p {
    font-size: ${size.lead};
    line-height: 1.4;
  }
  [data-island] p {
    color: ${color.muted};
    font-size: ${size.body};
  }
  > a {
    justify-self: start;
    padding-block: 0.08em 0.16em;
    font: 600 ${size.wide} / 1 ${font.display};
    letter-spacing: -0.05em;
    text-decoration: none;
    word-spacing: 0;
    ${media.hover} {
      &:hover {
        color: ${color.mark};
      }
    }
  }
  ${media.laptop} {
    > h2 {
      grid-column: 1 / span 8;
    }
    > h2 + p {
      grid-column: 9 / -1;
    }
  }
`;

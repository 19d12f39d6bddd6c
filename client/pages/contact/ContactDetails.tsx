import { css, cx } from "@linaria/core";
import { band, ink } from "#client/components/Section.tsx";
import { useSite } from "#client/components/site-context.ts";
import { OpenNow } from "#client/islands/open-now/OpenNow.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

/** Email and phone in letters as wide as the window. */
export function ContactDetails({ words }: { words: SiteContent["contactPage"]["direct"] }) {
  const { company, hours } = useSite();
  const { heading, languages, now } = words;
  return (
    <section id="direct" aria-labelledby="direct-heading" className={cx(band, ink, details)}>
      <h2 id="direct-heading">{heading}</h2>
      <p>{languages}</p>
      <a href={`mailto:${company.email}`}>{company.email}</a>
      <a href={company.phone.uri}>{company.phone.display}</a>
      <div>
        <p>{hours}</p>
        <OpenNow words={now} />
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

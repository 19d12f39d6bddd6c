import { css, cx } from "@linaria/core";
import { band, ink } from "#client/components/Section.tsx";
import { OpenNow } from "#client/islands/open-now/OpenNow.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import { company as facts } from "#shared/company.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

/** Email and phone in letters as wide as the window. If a long address has to break, it breaks before its @. */
export function ContactDetails({ content }: { content: SiteContent["contactPage"]["direct"] }) {
  const { company, hours } = useSite();
  const { heading, languages, now } = content;
  const [user, host] = company.email.split("@");
  return (
    <section id="direct" aria-labelledby="direct-heading" className={cx(band, ink, details)}>
      <h2 id="direct-heading">{heading}</h2>
      <p>{languages}</p>
      <a href={`mailto:${company.email}`}>
        {user}
        <wbr />@{host}
      </a>
      <div>
        <a href={company.phone.uri}>{company.phone.display}</a>
        <p>{hours}</p>
        <OpenNow content={now} />
      </div>
    </section>
  );
}

/** The size of a text that is as wide as the window. Up to 23 letters share one size. */
const wide = ({ length }: string) =>
  length <= 23
    ? "clamp(1.5rem, 9vw - 2px, 10.1rem)"
    : `max(${size.subheading}, clamp(1.5rem, 9vw - 2px, 10.1rem) * ${(22 / length).toFixed(3)})`;

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
  a {
    display: inline-block;
    justify-self: start;
    padding-block: 0.08em 0.16em;
    font: 600 ${wide(facts.email)} / 1 ${font.display};
    letter-spacing: -0.05em;
    text-decoration: none;
    word-spacing: 0;
    &[href^="tel:"] {
      font-size: ${wide(facts.phone.display)};
    }
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

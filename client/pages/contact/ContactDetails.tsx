import { css, cx } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { OpenNow } from "#client/islands/open-now/OpenNow.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, displayFont, outdent, size, space } from "#client/styles/tokens.ts";

/** Email and phone in large letters. If a long email address must break, it breaks before its @ or after a hyphen. */
export function ContactDetails() {
  const { contactPage, company, hoursText } = useSite();
  const { heading, languages, now } = contactPage.direct;
  const { address, email, phone } = company;
  const [user, host] = email.split("@");
  const large = cx(link, email.length <= 23 && across);
  return (
    <Section id="direct" heading={heading} theme="ink" aside={<p>{languages}</p>}>
      <a className={large} href={`mailto:${email}`}>
        {user}
        <wbr />@{host}
      </a>
      <a className={large} href={phone.uri}>
        {phone.display}
      </a>
      <div className={times}>
        <p>{hoursText}</p>
        <OpenNow openingHours={company.openingHours} content={now} />
        {address && <p>{address.display}</p>}
      </div>
    </Section>
  );
}

const link = css`
  justify-self: start;
  margin-left: ${outdent};
  padding-block: 0.08em 0.16em;
  ${displayFont(size.heading, 1)};
  text-decoration: none;
  ${media.hover} {
    &:hover {
      color: ${color.mark};
    }
  }
`;

/* An email address of 23 letters is as wide as the page. */
const across = css`
  font-size: clamp(1.375rem, 8.5vw - 2px, 9.5rem);
`;

const times = css`
  margin-top: ${space.l};
  font-size: ${size.lead};
  [data-island] {
    color: ${color.muted};
    font-size: ${size.body};
  }
`;

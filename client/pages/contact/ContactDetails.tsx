import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, displayFont, outdent, size, space } from "#client/styles/tokens.ts";

/** Email and phone in large letters. If a long email address must break, it breaks before its @ or after a hyphen. */
export function ContactDetails() {
  const { contact, company, hoursText } = useSite();
  const { heading, languages } = contact.direct;
  const { email, phone } = company;
  const [user, host] = email.split("@");
  return (
    <Section id="direct" heading={heading} theme="ink" aside={<p>{languages}</p>}>
      <a className={link} href={`mailto:${email}`}>
        {user}
        <wbr />@{host}
      </a>
      <a className={link} href={phone.uri}>
        {phone.display}
      </a>
      <p className={hours}>{hoursText}</p>
    </Section>
  );
}

const link = css`
  justify-self: start;
  margin-left: ${outdent};
  padding-block: 0.08em 0.16em;
  ${displayFont(size.heading, 1)};
  overflow-wrap: anywhere;
  text-decoration: none;
  ${media.belowRoomy} {
    font-size: min(${size.itemTitle}, 8.2vw);
  }
  ${media.hover} {
    &:hover {
      color: ${color.highlight};
    }
  }
`;

const hours = css`
  margin-top: ${space.l};
  font-size: ${size.lead};
`;

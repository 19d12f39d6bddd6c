import { css } from "@linaria/core";
import { contactLinks } from "#client/components/LinkItems.tsx";
import { Section } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, displayAdjustments, displayFont, size, space } from "#client/styles/tokens.ts";

/** Email and phone in large letters. */
export function ContactDetails() {
  const { pageTexts, company, companyText } = useSite();
  const { heading, languages } = pageTexts.contact.direct;
  const [email, phone] = contactLinks(company);
  return (
    <Section id="direct" heading={heading} theme="ink">
      <ul className={contactList}>
        <li>
          <a href={email.href} translate="no">
            {email.label}
          </a>
          <p>{languages}</p>
        </li>
        <li>
          <a href={phone.href} translate="no">
            {phone.label}
          </a>
          <p>{companyText.hours}</p>
        </li>
      </ul>
    </Section>
  );
}

const contactList = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.l} ${space.xl};
  break-inside: avoid;
  a {
    display: inline-block;
    margin-left: ${displayAdjustments.outdent};
    padding-block: 0.08em 0.16em;
    ${displayFont(size.heading, 1)};
    text-decoration: none;
    ${media.belowLargePhone} {
      font-size: min(${size.itemTitle}, 8.2vw);
    }
    &:hover {
      color: ${color.highlight};
    }
  }
  p {
    color: ${color.muted};
    font-size: ${size.lead};
  }
`;

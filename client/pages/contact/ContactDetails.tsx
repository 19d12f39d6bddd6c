import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { OpeningHours } from "#client/islands/opening-hours/OpeningHours.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, labelFont, size, space } from "#client/styles/tokens.ts";
import { brand } from "#shared/content/brand.ts";
import { contactPage } from "#shared/content/contact-page.ts";

/** Email and phone, as wide as the window. */
export function ContactDetails() {
  const { id, label, heading, email, phone, languages, region } = contactPage.direct;
  return (
    <Section id={id} label={label} heading={heading} tone="ink">
      <ul className={ways}>
        <li>
          <h3>{email.label}</h3>
          <p>{email.text}</p>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </li>
        <li>
          <h3>{phone.label}</h3>
          <div>
            <p>{phone.text}</p>
            <OpeningHours />
          </div>
          <a href={brand.phone.uri}>{brand.phone.display}</a>
        </li>
        {[languages, region].map(({ label, text }) => (
          <li key={label}>
            <h3>{label}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const ways = css`
  li {
    display: grid;
    gap: ${space.xs} ${space.gap};
    align-items: baseline;
    padding-block: ${space.l};
    border-top: 1px solid ${color.line};
  }
  h3 {
    font: ${labelFont};
    letter-spacing: 0;
    color: ${color.muted};
  }
  a {
    width: fit-content;
    padding: 0.08em 0.2em 0.16em 0;
    font: 600 ${size.wide} / 1 ${font.display};
    letter-spacing: -0.05em;
    text-decoration: none;
    word-spacing: 0;
    overflow-wrap: anywhere;
    ${media.hover} {
      &:hover {
        color: ${color.mark};
      }
    }
  }
  ${media.roomy} {
    li {
      grid-template-columns: calc((100% + ${space.gap}) / 4 - ${space.gap}) 1fr;
    }
    a {
      grid-column: 1 / -1;
    }
  }
`;

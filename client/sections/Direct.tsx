import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import { Section } from "#client/ui/Section.tsx";
import { brand } from "#shared/content/brand.ts";
import { contactPage } from "#shared/content/contact-page.ts";

/** Email and phone, set as large as the claim of another page. */
export function Direct() {
  const { id, label, heading, email, phone, languages, region } = contactPage.direct;
  return (
    <Section id={id} label={label} heading={heading} tone="ink">
      <ul className={ways}>
        <li>
          <h3>{email.label}</h3>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
          <p>{email.text}</p>
        </li>
        <li>
          <h3>{phone.label}</h3>
          <a href={brand.phone.uri}>{brand.phone.display}</a>
          <p>{phone.text}</p>
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
    font: 500 ${size.label} / 1.4 ${font.mono};
    letter-spacing: 0;
    color: ${color.muted};
  }
  a {
    width: fit-content;
    font: 600 clamp(1.5rem, 0.6rem + 4.1vw, 5rem) / 1.1 ${font.display};
    letter-spacing: -0.035em;
    text-decoration: none;
    overflow-wrap: anywhere;
    &:hover {
      background: ${color.lime};
      color: ${color.onLime};
    }
  }
  p {
    color: ${color.muted};
  }
  ${media.laptop} {
    li {
      grid-template-columns: repeat(12, minmax(0, 1fr));
    }
    h3 {
      grid-column: span 3;
    }
    a {
      grid-column: span 6;
    }
    p {
      grid-column: 10 / -1;
    }
    h3 + p {
      grid-column: 4 / -1;
    }
  }
`;

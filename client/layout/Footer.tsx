import { css, cx } from "@linaria/core";
import { Logo } from "#client/components/Logo.tsx";
import { band, ink } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, labelFont, size, space } from "#client/styles/tokens.ts";
import { brand } from "#shared/content/brand.ts";
import { layout } from "#shared/content/layout.ts";
import { services } from "#shared/content/services.ts";
import { paths } from "#shared/paths.ts";

export function Footer() {
  const { footer } = layout;
  return (
    <footer className={cx(band, ink, foot)}>
      <div className={claim}>
        <Logo />
        <p>{brand.tagline}</p>
      </div>
      <nav aria-labelledby="footer-services">
        <h2 id="footer-services">{footer.services}</h2>
        <ul>
          {services.map(({ id, title }) => (
            <li key={id}>
              <a href={`${paths.services}#${id}`}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
      <section aria-labelledby="footer-contact">
        <h2 id="footer-contact">{footer.contact}</h2>
        <ul>
          <li>
            <a href={`mailto:${brand.email}`}>{brand.email}</a>
          </li>
          <li>
            <a href={brand.phone.uri}>{brand.phone.display}</a>
          </li>
          <li>{footer.hours}</li>
          <li>{footer.reply}</li>
          <li>{footer.region}</li>
        </ul>
      </section>
      <section aria-labelledby="footer-socials">
        <h2 id="footer-socials">{footer.socials}</h2>
        <ul>
          {brand.socials.map(({ id, label, url }) => (
            <li key={id}>
              <a href={url}>{label}</a>
            </li>
          ))}
        </ul>
      </section>
      <p className={legal}>
        <span>{footer.legal}</span>
        <span>{footer.facts}</span>
      </p>
    </footer>
  );
}

const foot = css`
  row-gap: ${space.l};
  padding-bottom: ${space.xl};
  break-inside: avoid;
  border-top: 1px solid ${color.line};
  h2 {
    margin-bottom: ${space.s};
    color: ${color.muted};
    font: ${labelFont};
    letter-spacing: 0;
  }
  li {
    padding-block: ${space.xs};
    color: ${color.muted};
  }
  /* Links are taller targets than their line, and keep its pitch. */
  a {
    display: inline-block;
    margin-block: -${space.hair};
    padding-block: ${space.hair};
    color: ${color.text};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  > nav > ul {
    columns: 2 8em;
    column-gap: ${space.m};
  }
  ${media.belowRoomy} {
    > nav > ul {
      font-size: ${size.small};
    }
    /* Only what is touched needs room. */
    li:not(:has(a)) {
      padding-block: 0;
    }
    > section + section > ul {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${space.xl};
    }
  }
  ${media.roomy} {
    row-gap: ${space.xxl};
    font-size: ${size.small};
    > nav {
      grid-column: span 6;
    }
    > section {
      grid-column: span 2;
    }
    > nav + section {
      grid-column: span 4;
    }
  }
  ${media.laptop} {
    font-size: ${size.body};
    > nav {
      grid-column: span 4;
    }
    > nav + section {
      grid-column: span 3;
    }
  }
  /* Names of links lead nowhere on paper. */
  ${media.print} {
    row-gap: ${space.l};
    padding-block: ${space.l} 0;
    > nav,
    > section + section {
      display: none;
    }
    li {
      padding-block: 0;
    }
  }
`;

const claim = css`
  font-size: clamp(min(2.125rem, 10vw), 3vw, 2.75rem);
  line-height: 0;
  > p {
    max-width: 14.75em;
    margin-top: ${space.l};
    font: 400 ${size.lead} / 1.4 ${font.text};
    color: ${color.muted};
  }
  ${media.laptop} {
    grid-column: span 3;
    /* Its bracket begins where the capitals of the heads do. */
    margin-top: 0.28rem;
  }
  ${media.print} {
    grid-column: span 8;
  }
`;

const legal = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.xs} ${space.xl};
  max-width: none;
  padding-top: ${space.l};
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${size.small};
`;

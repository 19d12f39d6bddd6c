import { css, cx } from "@linaria/core";
import { contactLinks, LinkItems, socialLinks } from "#client/components/LinkItems.tsx";
import { Logo } from "#client/components/Logo.tsx";
import { usePage } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { columns, ink } from "#client/styles/section.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";

export function Footer() {
  const { key, site } = usePage();
  const { company, companyText, footerLinks, layout, paths, services } = site;
  const { footer } = layout;
  return (
    <footer className={cx(columns, ink, siteFooter)}>
      <nav aria-labelledby="footer-services">
        <h2 id="footer-services">{footer.services}</h2>
        <ul>
          <LinkItems
            links={services.map(({ id, title }) => ({ href: `${paths.services}#${id}`, label: title }))}
          />
        </ul>
      </nav>
      <section aria-labelledby="footer-contact">
        <h2 id="footer-contact">{footer.contact}</h2>
        <ul>
          <LinkItems links={contactLinks(company)} />
          <li>{`${companyText.hours} `}</li>
          <li translate="no">{companyText.location}</li>
        </ul>
      </section>
      <section aria-labelledby="footer-socials">
        <h2 id="footer-socials">{footer.socials}</h2>
        <ul>
          <LinkItems links={socialLinks(company)} />
        </ul>
      </section>
      <ul>
        <li translate="no">{`${footer.copyright} `}</li>
        <LinkItems links={footerLinks} />
        <LanguageLinks />
        <li>{footer.privacy}</li>
      </ul>
      {key === "home" && <Logo name={company.name} />}
    </footer>
  );
}

/*
 * The groups of links, and below a rule the copyright, the legal and language links and the privacy statement. On Home,
 * the name is as wide as the page.
 */
const siteFooter = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xl} ${space.gap};
  padding-block: ${space.xl} ${space.gutter};
  break-inside: avoid;
  border-top: 1px solid ${color.hairline};
  /* Covers the rest of a window that is taller than the page: 50vh down, spread by 50vh. */
  box-shadow: 0 50vh 0 50vh ${color.background};
  font-size: ${size.small};
  > * {
    flex: 1 1 11rem;
  }
  > nav {
    flex: 2 1 18rem;
  }
  > :is(ul, svg) {
    flex-basis: 100%;
  }
  h2 {
    margin: 0 0 ${space.s};
    color: ${color.muted};
    font: inherit;
    letter-spacing: 0;
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    column-gap: min(${space.xl}, 6vw);
    padding-top: ${space.m};
    border-top: 1px solid ${color.hairline};
    ${media.belowLargePhone} {
      > :first-child {
        flex-basis: 100%;
      }
    }
  }
  > nav > ul {
    columns: 2 9em;
    column-gap: ${space.xl};
  }
  li {
    padding-block: ${space.hair};
    color: ${color.muted};
  }
  /* The links' click targets are taller than their lines, without changing the line spacing. */
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
  /* A link without its URL is useless on paper. */
  ${media.print} {
    box-shadow: none;
    > nav,
    > svg,
    > section + section {
      display: none;
    }
  }
`;

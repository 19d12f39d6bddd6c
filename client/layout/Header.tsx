import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { contactLinks, LinkItems } from "#client/components/LinkItems.tsx";
import { Logo } from "#client/components/Logo.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { optional } from "#client/optional.ts";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, displayFont, sidePadding, size, space } from "#client/styles/tokens.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { Navigation } from "./Navigation.tsx";

const Search = optional(import.meta.glob("./Search.tsx", { eager: true, import: "Search" }));

/**
 * Logo, menu, search and quote button in one row. In a small window, the menu and the contact links are a
 * popover, which needs no script. In a large window, the same markup is always visible.
 */
export function Header() {
  const { company, layout, paths } = useSite();
  return (
    <header className={header}>
      <a className={home} href={paths.home} aria-label={layout.header.home}>
        <Logo name={company.shortName} />
        {company.name !== company.shortName && <Logo name={company.name} />}
      </a>
      <div className={panel} id="menu" popover="auto">
        <Navigation />
        <ul className={contacts}>
          <LinkItems links={contactLinks(company)} />
          <LinkItems links={company.socials.map(({ url, label }) => ({ href: url, label }))} />
          <LanguageLinks />
        </ul>
      </div>
      {Search && <Search />}
      <Button variant="secondary" href={paths.contact} className={quote}>
        {layout.quote}
      </Button>
      <button className={toggle} type="button" popoverTarget="menu">
        <VisuallyHidden>{layout.menu.button}</VisuallyHidden>
      </button>
    </header>
  );
}

const home = css`
  grid-row: 2;
  margin-right: auto;
  padding-block: ${space.xs};
  > svg {
    height: min(1.7rem, 7.2vw);
    ${displayFont("1em", 1)};
  }
  /* The full name is shown in windows that have space for it. */
  ${media.belowLaptop} {
    > svg + svg {
      display: none;
    }
  }
`;

const panel = css`
  inset: var(--row) 0 0;
  width: auto;
  height: auto;
  margin: 0;
  padding: ${space.l} ${space.gutter} ${space.xl};
  border: 0;
  background: ${color.background};
  color: ${color.text};
  /* The page behind the menu does not scroll. */
  :root:has(&:popover-open) {
    overflow: hidden;
  }
  &:popover-open {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    gap: ${space.xl};
  }
`;

const contacts = css`
  grid-area: 1 / 1 / auto / -1;
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space.l};
  font-size: ${size.small};
  a {
    display: block;
    padding-block: ${space.xs};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
`;

const quote = css`
  /* The last column, also if there is no search. */
  grid-column: -2;
  min-height: var(--target);
  padding: 0 min(${space.m}, 3.5vw);
  font-size: min(${size.body}, 4.6vw);
  /* In tight space, the label breaks between words, and for very large text between syllables. */
  hyphens: auto;
`;

/* Two lines that form a cross while the menu is open. */
const toggle = css`
  position: relative;
  flex: none;
  width: var(--target);
  height: var(--target);
  margin-right: calc(-0.27 * var(--target));
  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: calc(50% - 1px) 27% auto;
    border-top: 2px solid;
    translate: 0 -4px;
  }
  &::after {
    translate: 0 4px;
  }
  :has(> #menu:popover-open) > &::before {
    translate: 0;
    rotate: 45deg;
  }
  :has(> #menu:popover-open) > &::after {
    translate: 0;
    rotate: -45deg;
  }
`;

/*
 * The contact links scroll away and the row below them sticks. On a phone the row never wraps: the window
 * limits its sizes, even if the visitor enlarges the text.
 */
const header = css`
  --row: min(4rem, 20vw);
  --target: min(${space.target}, 14vw);
  position: sticky;
  z-index: 2;
  top: 0;
  display: flex;
  align-items: center;
  column-gap: min(${space.xs}, 2vw);
  height: var(--row);
  padding-inline: ${sidePadding};
  background: ${color.background};
  border-bottom: 1px solid ${color.border};
  ${media.laptop} {
    --row: 5rem;
    /* Keyboard focus brings the contact links back. */
    &:not(:has(a:focus-visible)) {
      top: -2.5rem;
    }
    display: grid;
    grid-template: 2.5rem var(--row) / auto 1fr auto auto;
    column-gap: ${space.l};
    height: auto;
    .${panel} {
      display: contents;
    }
    .${contacts} {
      /* The window's edge is close. */
      --ring: 0px;
      > :nth-child(3) {
        margin-left: auto;
      }
    }
    .${toggle},
    .${home} > :not(:last-child) {
      display: none;
    }
  }
  ${media.print} {
    position: static;
    > :not(:first-child) {
      display: none;
    }
  }
`;

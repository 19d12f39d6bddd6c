import { css } from "@linaria/core";
import { ButtonLink } from "#client/components/buttons.tsx";
import { contactLinks, LinkItems, socialLinks } from "#client/components/LinkItems.tsx";
import { Logo } from "#client/components/Logo.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, colorValues, sidePadding, size, space, zIndex } from "#client/styles/tokens.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { Navigation } from "./Navigation.tsx";
import { Search } from "./Search.tsx";

/**
 * Logo, menu, search and quote button. In a small window, they are in one row, and the menu and the contact links are a
 * popover, which needs no script. In a large window, the same markup is always visible, with the contact links in a row
 * above.
 */
export function Header() {
  const { company, layout, paths } = useSite();
  return (
    <header className={header}>
      <a className={home} href={paths.home} aria-label={layout.header.home}>
        <Logo name={company.name} />
      </a>{" "}
      {/* Directly before the popover. Otherwise, that would also be its details (HTML-AAM), which Orca reads twice. */}
      <button className={toggle} type="button" popoverTarget="menu">
        <VisuallyHidden>{layout.menu.button}</VisuallyHidden>
      </button>
      <div className={panel} id="menu" popover="auto">
        <Navigation />
        <div className={contacts}>
          <ul>
            <LinkItems links={contactLinks(company)} />
          </ul>
          <ul>
            <LinkItems links={socialLinks(company)} />
            <LanguageLinks />
          </ul>
        </div>
      </div>
      <Search />
      <ButtonLink variant="secondary" href={paths.contact} className={quote}>
        {layout.quote}
      </ButtonLink>
    </header>
  );
}

const home = css`
  margin-right: auto;
  padding-block: ${space.xs};
  > svg {
    height: min(1.7rem, 7.2vw);
  }
`;

const panel = css`
  inset: var(--row) 0 0;
  height: auto;
  padding: ${space.l} ${space.gutter} ${space.xl};
  background: ${color.background};
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
  &,
  > ul {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: ${space.l};
  }
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
  min-height: var(--target);
  padding: 0 min(${space.m}, 2.6vw);
  font-size: min(${size.body}, 4.2vw);
  /* In tight space, the logo gets smaller instead. */
  flex: none;
`;

/* Two lines that form a cross while the menu is open. Without scroll-state queries, it is fixed in the corner. */
const toggle = css`
  position: fixed;
  z-index: ${zIndex.header};
  top: calc((var(--row) - var(--target)) / 2);
  right: ${space.gutter};
  width: var(--target);
  height: var(--target);
  background: ${color.background};
  box-shadow: 0 0 0 1px ${color.hairline};
  @supports (container-type: scroll-state) {
    position: absolute;
  }
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
 * The header hides while the visitor scrolls down, unless the menu or the search is open. Without scroll-state
 * queries, it scrolls with the page. On a phone the row never wraps: the window limits its sizes, even if the visitor
 * enlarges the text.
 */
const header = css`
  /* Search.tsx uses --row, --target and --contacts-row, too. */
  --row: ${space.header};
  --target: min(${space.target}, 14vw);
  position: relative;
  top: 0;
  z-index: ${zIndex.header};
  display: flex;
  align-items: center;
  column-gap: min(${space.xs}, 2vw);
  height: var(--row);
  padding-inline: ${sidePadding};
  padding-right: calc(${space.gutter} + var(--target) + min(${space.xs}, 2vw));
  background: ${color.background};
  color: ${color.text};
  overflow-anchor: none;
  &:has(> :popover-open) {
    position: sticky;
  }
  @container scroll-state(not (scrolled: bottom)) {
    position: sticky;
    /* In a large window, the contact links come back only with the focus. */
    ${media.laptop} {
      &:not(:has(:focus-visible)) {
        top: calc(-1 * var(--contacts-row));
      }
    }
  }
  /* The header covers dark sections, too. */
  @container scroll-state((scrollable: top) and (not (scrolled: bottom))) {
    ${colorValues.ink}
  }
  &:has(:focus-visible, > :popover-open) {
    z-index: ${zIndex.activeHeader};
  }
  :focus-visible {
    scroll-margin: 0;
  }
  ${media.laptop} {
    --contacts-row: 2.5rem;
    --row: 5rem;
    display: grid;
    grid-template: var(--contacts-row) var(--row) / auto 1fr auto auto;
    column-gap: ${space.l};
    height: auto;
    padding-right: ${sidePadding};
    .${panel} {
      display: contents;
    }
    .${contacts} {
      /* The window's edge is close. */
      --ring: 0px;
    }
    .${toggle} {
      display: none;
    }
  }
  ${media.print} {
    > :not(:first-child) {
      display: none;
    }
  }
`;

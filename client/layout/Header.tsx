import { css } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { Logo, nameLines } from "#client/components/Logo.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { color, duration, labelFont, sideOf, size, space } from "#client/styles/tokens.ts";
import { LanguageLinks } from "./LanguageLinks.tsx";
import { Navigation } from "./Navigation.tsx";
import { Search } from "./Search.tsx";

/**
 * Logo, menu, search and quote button in one row. On a small window the menu and the contact links are a
 * popover, which needs no script. On a large window the same markup is always visible.
 */
export function Header() {
  const { company, layout, paths } = useSite();
  return (
    <header className={header}>
      <a className={home} href={paths.home} aria-label={layout.header.home}>
        <Logo />
      </a>
      <div className={panel} id="menu" popover="auto">
        <Navigation />
        <ul className={contactLinks}>
          <li>
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </li>
          <li>
            <a href={company.phone.uri}>{company.phone.display}</a>
          </li>
          {company.socials.map(({ id, label, url }) => (
            <li key={id}>
              <a href={url}>{label}</a>
            </li>
          ))}
          <LanguageLinks />
        </ul>
      </div>
      <Search />
      <Button variant="secondary" href={paths.contactPage} className={quote}>
        {layout.quote}
      </Button>
      <button className={toggle} type="button" popoverTarget="menu">
        <VisuallyHidden>{layout.menu.button}</VisuallyHidden>
      </button>
    </header>
  );
}

const lineCount = nameLines.length;
const longestLine = Math.max(...nameLines.map(({ length }) => length));

/**
 * A name of more than twelve letters fits beside the buttons, which take 15rem, and at most 72% of a phone. Its
 * lines fit into the row.
 */
const nameSize =
  lineCount === 1 && longestLine <= 12
    ? "clamp(min(1.125rem, 6vw), 4.6vw, 1.5rem)"
    : `clamp(min(0.75rem, 3vw), (100vw - min(15rem, 72vw)) / ${(0.7 + 0.55 * longestLine).toFixed(2)}, min(${2.75 / lineCount}rem, 1.375rem))`;

/*
 * The contact links scroll away and the row below them sticks. On a phone the row never wraps: the window
 * limits its sizes, even if the visitor enlarges the text.
 */
const header = css`
  --row: min(4rem, 20vw);
  --target: min(${space.target}, 14vw);
  --above: 2.75rem;
  --side: ${sideOf("100%")};
  position: sticky;
  z-index: 2;
  top: 0;
  display: flex;
  align-items: center;
  column-gap: clamp(0.375rem, 1.5vw, 1rem);
  height: var(--row);
  padding-inline: var(--side);
  background: ${color.ground};
  border-bottom: 1px solid ${color.line};
  view-transition-name: header;
  ${media.laptop} {
    --row: 5rem;
    top: calc(-1 * var(--above));
    display: grid;
    height: auto;
    grid-template: minmax(var(--above), auto) minmax(var(--row), auto) / auto minmax(0, 1fr) auto auto;
    column-gap: ${space.xs};
  }
  ${media.print} {
    position: static;
    > :not(:first-child) {
      display: none;
    }
  }
`;

const home = css`
  margin-right: auto;
  /* As tall as the row allows with the focus ring. */
  padding-block: ${lineCount === 1 ? `calc((var(--row) - 1lh - ${space.m}) / 2)` : 0};
  font-size: ${nameSize};
  text-decoration: none;
  ${media.tablet} {
    ${lineCount > 1 ? "font-size: 1.25rem;" : ""}
  }
  ${media.laptop} {
    grid-area: 2 / 1;
    ${lineCount > 1 ? `font-size: ${Math.min(3.5 / lineCount, 1.5).toFixed(3)}rem;` : ""}
  }
`;

const panel = css`
  ${media.belowLaptop} {
    inset: var(--row) 0 0;
    width: auto;
    height: auto;
    margin: 0;
    padding: ${space.l} ${space.gutter} ${space.xl};
    border: 0;
    background: ${color.ground};
    color: ${color.text};
    overflow-y: auto;
    &:popover-open {
      display: flex;
      flex-direction: column;
      justify-content: space-between;
      gap: ${space.xl};
    }
  }
  /* Resets the browser's styles for popovers. */
  ${media.laptop} {
    display: contents;
    position: static;
    color: inherit;
    > nav {
      grid-area: 2 / 2;
      margin-left: clamp(0px, 3.9vw, 3.5rem);
    }
  }
`;

const contactLinks = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 clamp(${space.s}, 1.7vw, ${space.l});
  padding-top: ${space.m};
  border-top: 1px solid ${color.line};
  font: ${labelFont};
  a {
    display: block;
    padding-block: ${space.s};
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
  }
  ${media.belowLaptop} {
    font-size: ${size.small};
    li:nth-child(-n + 2) {
      width: 100%;
    }
  }
  ${media.laptop} {
    grid-area: 1 / 1 / auto / -1;
    align-self: stretch;
    align-items: center;
    padding: 0;
    /* Its border is as wide as the window, like the one below the second row. */
    border: 0 solid;
    border-bottom-width: 1px;
    border-image: linear-gradient(${color.line}, ${color.line}) 1 / 0 0 1px / 0 100vw;
    li:nth-child(3) {
      margin-left: auto;
    }
    /* Low enough for the focus ring to fit below the window's edge. */
    a {
      padding-block: ${space.hair};
    }
  }
`;

const quote = css`
  min-height: var(--target);
  padding: 0 clamp(0.5rem, 2.4vw, 1.25rem);
  font-size: clamp(min(0.8125rem, 4.1vw), 3.4vw, ${size.small});
  /* If it has to become narrower, it breaks between its words, and between syllables for very large text only. */
  hyphens: auto;
  ${media.laptop} {
    grid-area: 2 / 4;
    justify-self: end;
  }
`;

/* Two lines that form a cross while the menu is open. */
const toggle = css`
  position: relative;
  flex: none;
  width: var(--target);
  height: var(--target);
  margin-right: -0.625rem;
  background: none;
  border: 0;
  &::before,
  &::after {
    content: "";
    position: absolute;
    inset: calc(50% - 1px) 10px auto;
    height: 2px;
    background: currentColor;
    transform: translateY(-4px);
    ${media.motion} {
      transition: transform ${duration.quick};
    }
  }
  &::after {
    transform: translateY(4px);
  }
  :has(> #menu:popover-open) > &::before {
    transform: rotate(45deg);
  }
  :has(> #menu:popover-open) > &::after {
    transform: rotate(-45deg);
  }
  ${media.laptop} {
    display: none;
  }
  ${media.forcedColors} {
    &::before,
    &::after {
      background: ButtonText;
    }
  }
`;

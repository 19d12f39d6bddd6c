import { css } from "@linaria/core";
import { LinkItems } from "#client/components/LinkItems.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { textField } from "#client/styles/text-field.ts";
import { color, size, space } from "#client/styles/tokens.ts";

/**
 * An icon that opens a text input, and below it links to the pages. The input does not belong to a form, so Enter does
 * nothing and no text leaves the page.
 */
export function Search() {
  const { layout, menu } = useSite();
  const { search } = layout;
  return (
    <>
      <button className={toggle} type="button" popoverTarget="search">
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="6" />
          <path d="m13 13 6 6" />
        </svg>
        <VisuallyHidden>{search.button}</VisuallyHidden>
      </button>
      <search className={panel} id="search" popover="auto">
        <input
          className={textField}
          // Not type "search", whose first Escape would clear the text instead of closing the panel.
          type="text"
          inputMode="search"
          placeholder={search.input}
          aria-label={search.input}
          aria-describedby="search-hint"
          autoComplete="off"
          autoFocus
        />
        <p id="search-hint">{search.hint}</p>
        <ul>
          <LinkItems links={menu.map(({ href, label }) => ({ href, label }))} />
        </ul>
      </search>
    </>
  );
}

const toggle = css`
  display: grid;
  flex: none;
  place-items: center;
  width: var(--target);
  height: var(--target);
  > svg {
    width: calc(var(--target) / 2.2);
  }
`;

/* Below the header, which stays at the top of the window while it is open. */
const panel = css`
  inset: var(--row) 0 auto;
  max-height: calc(100% - var(--row));
  padding: ${space.l} ${space.gutter};
  border-bottom: 1px solid ${color.text};
  background: ${color.background};
  > p {
    margin-top: ${space.m};
    color: ${color.muted};
    font-size: ${size.small};
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.m} ${space.l};
    margin-top: ${space.m};
  }
  ${media.laptop} {
    inset: calc(var(--contacts-row) + var(--row)) ${space.side} auto auto;
    width: 26rem;
    padding: ${space.l};
    border: 1px solid ${color.text};
  }
`;

import { css } from "@linaria/core";
import { textField } from "#client/components/text-field.ts";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { brackets, color, space, stroke } from "#client/styles/tokens.ts";

/**
 * An icon that opens a text input. The input belongs to no form, so Enter does
 * nothing and no text leaves the page.
 */
export function Search() {
  const { search } = useSite().layout;
  return (
    <>
      <button className={toggle} type="button" popoverTarget="search">
        <svg width="20" height="20" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true">
          <circle cx="8.5" cy="8.5" r="6" />
          <path d="m13 13 6 6" />
        </svg>
        <VisuallyHidden>{search.button}</VisuallyHidden>
      </button>
      <search className={panel} id="search" popover="auto">
        <VisuallyHidden as="label" htmlFor="search-input">
          {search.input}
        </VisuallyHidden>
        <input
          className={textField}
          id="search-input"
          // Not type "search": its first Escape would clear the text instead of closing the panel.
          type="text"
          inputMode="search"
          placeholder={search.input}
          aria-describedby="search-hint"
          autoComplete="off"
          autoFocus
        />
        <p id="search-hint">{search.hint}</p>
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
  padding: 0;
  background: none;
  border: 0;
  &:has(+ :popover-open) {
    border-image: ${brackets(stroke.mark, "8px", "0px", color.mark)};
  }
  ${media.hover} {
    &:hover {
      border-image: ${brackets(stroke.mark, "8px", "0px", color.mark)};
    }
  }
  ${media.laptop} {
    grid-area: 2 / 3;
  }
`;

/* Below the icon. Browsers without anchor positioning put it below the header. */
const panel = css`
  inset: calc(var(--above) + var(--row)) var(--side) auto auto;
  width: min(26rem, 100vw);
  margin: 0;
  padding: ${space.l};
  border: 1px solid ${color.text};
  background: ${color.raised};
  color: ${color.text};
  &::backdrop {
    background: ${color.scrim};
  }
  > p {
    margin-top: ${space.m};
    color: ${color.muted};
    font-size: 0.875rem;
  }
  @supports (position-area: bottom) {
    inset: auto;
    position-area: bottom span-left;
    margin-top: calc((var(--row) - var(--target)) / 2);
  }
  ${media.belowLaptop} {
    inset: var(--row) 0 auto 0;
    width: 100vw;
    position-area: none;
    margin: 0;
    /* The field's brackets are 12 px outside it and align with the page's edge. */
    padding-inline: calc(${space.gutter} + 12px);
    border-width: 0 0 1px;
  }
`;

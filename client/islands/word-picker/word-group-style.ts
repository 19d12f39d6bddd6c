import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";

/** The words of the visitor's text. Highlighting does not change a word's width. */
export const wordGroup = css`
  display: none;
  color: ${color.muted};
  font-size: ${size.lead};
  line-height: ${space.target};
  white-space: pre-line;
  user-select: none;
  touch-action: manipulation;
  [data-step^="pick"] > * > & {
    display: block;
  }
  [role="button"] {
    --ring: 1px;
    /* What stays at the window's lower edge does not cover a focused word. */
    scroll-margin-block: 8rem 40svh;
    margin-inline: -0.11em;
    padding: ${space.xs} 0.11em;
    background: linear-gradient(${color.accent} 0 0) 0 50% / 0 1.2em no-repeat;
    text-decoration: underline dotted 1px;
    text-underline-offset: 0.3em;
    cursor: pointer;
    ${media.hover} {
      &:hover {
        color: ${color.text};
      }
    }
    &[aria-pressed="true"] {
      background-size: 100% 1.2em;
      color: ${color.onAccent};
      text-decoration-line: none;
      ${media.forcedColors} {
        background: Mark;
        color: MarkText;
      }
    }
  }
`;

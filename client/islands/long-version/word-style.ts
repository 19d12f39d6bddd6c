import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, duration, easing } from "#client/styles/tokens.ts";

/** The words of a text. Picked ones are lit like those of the mail at the top of the page. */
export const wordGroup = css`
  user-select: none;
  touch-action: manipulation;
  > p {
    max-width: none;
    text-wrap: wrap;
  }
  > p:empty {
    height: 1lh;
  }
  [role="button"] {
    /* As wide as in the text field, lit or not. */
    margin-inline: -0.11em;
    padding: 0.3em 0.11em;
    border-radius: 0;
    background: linear-gradient(${color.accent} 0 0) 0 50% / 0 1.2em no-repeat;
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
    cursor: pointer;
    text-decoration: underline dotted 1px ${color.muted};
    text-underline-offset: 0.3em;
    --ring: 1px;
    &:dir(rtl) {
      background-position-x: 100%;
    }
    ${media.motion} {
      transition: background-size ${duration.quick} ${easing};
    }
    ${media.hover} {
      &:hover {
        color: ${color.text};
      }
    }
    &[aria-pressed="true"] {
      background-size: 100% 1.2em;
      color: ${color.onAccent};
      text-decoration: none;
      ${media.forcedColors} {
        background: Mark;
        color: MarkText;
      }
    }
  }
`;

import { css, cx } from "@linaria/core";
import { media } from "./media.ts";
import { color, displayFont, duration, size, stroke } from "./tokens.ts";

// Each colour has two stops: otherwise, Firefox would print only the strokes.
const arms = "currentColor -1px var(--arm), transparent 0 calc(100% - var(--arm)), currentColor 0 100%";

/**
 * Brackets around an element: a vertical stroke on each side, with arms as long as `--arm`. At 50%, they meet and
 * form a frame. The outset is `0px`, because a length does not animate to the number 0.
 */
export const brackets = css`
  border-image: linear-gradient(90deg, ${arms}) 2 / ${stroke.thick} / 0px;
  /* The initial value hides them. At 0, Firefox would draw a hairline. */
  @property --arm {
    syntax: "<length-percentage>";
    inherits: false;
    initial-value: -1px;
  }
`;

const large = css`
  --arm: clamp(20px, 6vw, 110px);
`;

/** Large brackets around Home's heading, the email, its sentence and the product. */
export const largeBrackets = cx(brackets, large);

const field = css`
  --arm: clamp(14px, 1.5vw, 24px);
  /* Forced colours make both outlines visible: there, Firefox draws no brackets. */
  outline: 1px solid transparent;
  &:has(> textarea:focus-visible) {
    --arm: 50%;
  }
  ${media.motion} {
    transition: --arm ${duration.slow};
  }
  > :is(p, textarea) {
    outline-color: transparent;
    ${displayFont(size.subheading, 1.2)};
    caret-color: ${color.highlight};
    scrollbar-color: currentColor transparent;
  }
`;

/** For the parent of a textarea, and of its example in a `p`. Instead of a focus ring, the brackets close. */
export const bracketedField = cx(brackets, field);

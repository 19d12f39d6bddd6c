import { css, cx } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, displayFont, duration, size, stroke } from "#client/styles/tokens.ts";

const arms = "currentColor -1px var(--arm), transparent 0 calc(100% - var(--arm)), currentColor 0 100%";

/**
 * Brackets around an element: a vertical stroke with short arms on each side, and nothing between them. `--arm` is the
 * length of their arms: at 50%, they close to a frame. Animating `border-image-outset`, the last value, closes the
 * brackets in; it is `0px`, because a length does not animate to the number 0. The first and last colours each have both
 * stops: without them, Firefox prints only the vertical strokes.
 */
export const bracketed = css`
  border-image: linear-gradient(90deg, ${arms}) 2 / ${stroke.heavy} / 0px;
  @property --arm {
    syntax: "<length-percentage>";
    inherits: false;
    initial-value: -1px;
  }
`;

const closing = css`
  ${media.motion} {
    transition: --arm ${duration.calm};
  }
`;

/** Brackets whose arms grow and shrink in a moment. At first, there are none: at 0, Firefox would draw a hairline. */
export const closingBrackets = cx(bracketed, closing);

const large = css`
  --arm: clamp(20px, 6vw, 110px);
`;

/** Large brackets around Home's heading, the email, its sentence and the product. */
export const largeBrackets = cx(bracketed, large);

const field = css`
  --arm: clamp(14px, 1.5vw, 24px);
  &:has(> :is(input, textarea):focus-visible) {
    --arm: 50%;
  }
  > :is(p, input, textarea) {
    outline: none;
    ${displayFont(size.subheading, 1.2)};
    caret-color: ${color.highlight};
  }
`;

/**
 * Brackets around the input or textarea for a visitor's sentence. Instead of a focus ring, they close. The field must be a
 * direct child of the element, which may have other children, such as an example in a `p`.
 */
export const bracketedField = cx(closingBrackets, field);

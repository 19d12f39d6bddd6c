import { css, cx } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { brackets, color, displayFont, duration, size, stroke } from "#client/styles/tokens.ts";

/** Brackets around an element. `--arm` is the length of their arms: at 50%, they close to a frame. */
export const bracketed = css`
  border-image: ${brackets(stroke.heavy, "var(--arm)")};
  @property --arm {
    syntax: "<length-percentage>";
    inherits: false;
    initial-value: 0px;
  }
`;

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
  ${media.motion} {
    transition: --arm ${duration.calm};
  }
  > :is(input, textarea) {
    outline: none;
    ${displayFont(size.subheading, 1.2)};
    caret-color: ${color.mark};
  }
`;

/**
 * Brackets around the input or textarea for a visitor's sentence. Instead of a focus ring, they close. The field must be a
 * direct child of the element, which may have other children.
 */
export const bracketedField = cx(bracketed, field);

import { css } from "@linaria/core";
import { brackets, color, displayFont, size, stroke } from "#client/styles/tokens.ts";

/**
 * Brackets around the input or textarea for a visitor's sentence. Instead of a focus ring, their arms close in and the
 * accent fills what is left between them: the arms alone have the contrast of a focus mark on paper. The field is a
 * child of the element, which may have other children beside it.
 */
export const bracketedField = css`
  --arm: clamp(14px, 2vw, 32px);
  border-image: ${brackets(stroke.heavy, "var(--arm)", "var(--between, transparent)")};
  &:has(> :is(input, textarea):focus-visible) {
    --arm: 38%;
    --between: ${color.accent};
  }
  > :is(input, textarea) {
    background: none;
    border: 0;
    outline: none;
    ${displayFont(size.subheading, 1.2)};
    caret-color: ${color.mark};
  }
`;

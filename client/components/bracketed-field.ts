import { css } from "@linaria/core";
import { brackets, color, displayFont, size, stroke } from "#client/styles/tokens.ts";

/**
 * Brackets around the input or textarea for a visitor's sentence. Instead of a focus ring, their arms close in and
 * accent fills the gap between them; only the arms have the contrast that a focus indicator needs on paper. The field
 * must be a direct child of the element, which may have other children.
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

import { css } from "@linaria/core";
import { brackets, color, displayFont, size, stroke } from "#client/styles/tokens.ts";

/**
 * Brackets around the input or textarea for a visitor's sentence. Instead of a focus ring, an outline closes the
 * brackets. The field is a child of the element, which may have other children beside it.
 */
export const bracketedField = css`
  border-image: ${brackets(stroke.heavy, "clamp(14px, 2vw, 32px)", "0px")};
  &:has(> :is(input, textarea):focus-visible) {
    outline: ${stroke.mark} solid;
  }
  > :is(input, textarea) {
    background: none;
    border: 0;
    outline: none;
    ${displayFont(size.subheading, 1.2)};
    caret-color: ${color.mark};
  }
`;

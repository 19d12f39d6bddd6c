import { css } from "@linaria/core";

/**
 * Tells CSS how long a text is, so that a size can follow from it: put this class and `data-letters` on an
 * element, and divide by `var(--letters)`. The policy forbids to set the property in a style attribute.
 */
export const letters = css`
  --letters: 20;
  ${Array.from({ length: 19 }, (_, index) => `&[data-letters="${index + 1}"] { --letters: ${index + 1}; }`).join("\n")}
`;

import { css } from "@linaria/core";

/** A link whose target is the whole of its nearest positioned ancestor, such as a row or a card. */
export const stretchedLink = css`
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

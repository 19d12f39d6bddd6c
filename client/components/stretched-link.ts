import { css } from "@linaria/core";

/** A link whose target is all of the nearest positioned element around it, such as a row or a card. */
export const stretchedLink = css`
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

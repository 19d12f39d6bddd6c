import { styled } from "@linaria/react";

/** A link whose target is all of its nearest positioned ancestor, such as a row or a card. */
export const StretchedLink = styled.a`
  text-decoration: none;
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

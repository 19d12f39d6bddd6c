import { styled } from "@linaria/react";
import { color } from "#client/styles/tokens.ts";

/** A link whose target is all of its nearest positioned ancestor, such as a row or a card. */
export const StretchedLink = styled.a`
  text-decoration: none;
  &:is(:hover, :focus-visible) {
    background: ${color.accent};
    color: ${color.onAccent};
  }
  &::after {
    content: "";
    position: absolute;
    inset: 0;
  }
`;

import { styled } from "@linaria/react";
import { media } from "#client/styles/media.ts";
import { brackets, color, duration, easing, stroke } from "#client/styles/tokens.ts";

/** A picture between brackets, as in a viewfinder; inside a link they close in when it is pointed at. */
export const PictureFrame = styled.div`
  margin: 10px;
  border-image: ${brackets(stroke.mark, "20px", "10px", color.mark)};
  img {
    width: 100%;
  }
  ${media.motion} {
    transition: border-image-outset ${duration.calm} ${easing};
  }
  a:hover > &,
  a:focus-visible > & {
    border-image-outset: 3px;
  }
`;

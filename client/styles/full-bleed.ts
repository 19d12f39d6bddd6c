import { css } from "@linaria/core";
import { media } from "./media.ts";
import { space } from "./tokens.ts";

/** In a small window, a picture in it reaches both edges. In a file of its own, because Home does not need it. */
export const fullBleedBelowLaptop = css`
  ${media.belowLaptop} {
    margin-inline: calc(-1 * ${space.side});
  }
`;

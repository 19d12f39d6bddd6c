import { css } from "@linaria/core";
import { size } from "#client/styles/tokens.ts";

/** A text larger than the body's, of a few lines: below a page's heading, or what leads into a section. */
export const lead = css`
  font-size: ${size.lead};
  line-height: 1.4;
  text-wrap: balance;
`;

import { css } from "@linaria/core";
import { brackets, stroke } from "#client/styles/tokens.ts";

/** Large brackets around the claim and around the problem. */
export const largeBrackets = css`
  border-image: ${brackets(stroke.heavy, "clamp(20px, 6vw, 110px)")};
`;

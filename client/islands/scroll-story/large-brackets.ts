import { css } from "@linaria/core";
import { brackets, stroke } from "#client/styles/tokens.ts";

/** Large brackets around Home's heading, and around the email and its sentence. */
export const largeBrackets = css`
  border-image: ${brackets(stroke.heavy, "clamp(20px, 6vw, 110px)")};
`;

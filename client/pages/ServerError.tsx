import { css } from "@linaria/core";
import { Failure } from "#client/sections/Failure.tsx";
import { color } from "#client/styles/tokens.ts";
import { serverError } from "#shared/content/server-error.ts";

export function ServerError() {
  return <Failure words={serverError} figure={unclosed} />;
}

/* The bracket opens, and that is all it does. */
const unclosed = css`
  border: clamp(6px, 1.2vw, 20px) solid ${color.mark};
  border-right: 0;
  width: clamp(40px, 12vw, 200px);
  > p {
    white-space: nowrap;
  }
`;

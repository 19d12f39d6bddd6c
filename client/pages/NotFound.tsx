import { css } from "@linaria/core";
import { Failure } from "#client/sections/Failure.tsx";
import { Onward } from "#client/sections/Onward.tsx";
import { brackets, color } from "#client/styles/tokens.ts";
import { notFound } from "#shared/content/not-found.ts";

export function NotFound() {
  return (
    <Failure words={notFound} figure={empty}>
      <Onward />
    </Failure>
  );
}

const empty = css`
  border-image: ${brackets("clamp(6px, 1vw, 18px)", "clamp(40px, 8vw, 140px)", "0px", color.mark)};
`;

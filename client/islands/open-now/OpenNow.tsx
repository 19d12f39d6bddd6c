import { css } from "@linaria/core";
import { useSite } from "#client/components/site-context.ts";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import type { OpenNowWords } from "./open-now.ts";

/** An empty line. The island fills it with whether the company answers now. */
export function OpenNow({ words }: { words: OpenNowWords }) {
  const { hours } = useSite().company;
  return (
    <Island name="open-now" load="visible" props={{ hours, words }}>
      <p className={line} />
    </Island>
  );
}

/* The line reserves its room before the script fills it. */
const line = css`
  min-height: 2lh;
  ${media.roomy} {
    min-height: 1lh;
  }
  ${media.print} {
    display: none;
  }
  @media (scripting: none) {
    display: none;
  }
`;

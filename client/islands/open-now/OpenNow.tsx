import { css } from "@linaria/core";
import { Island } from "#client/islands/Island.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import type { OpenNowContent } from "./open-now.ts";

/** An empty line. The island fills it with whether the company answers now. */
export function OpenNow({ content }: { content: OpenNowContent }) {
  const { hours } = useSite().company;
  return (
    <Island name="open-now" load="visible" props={{ hours, content }}>
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

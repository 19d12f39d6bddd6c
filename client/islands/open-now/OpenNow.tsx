import { css } from "@linaria/core";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import type { OpenNowProps } from "./mount.ts";

/** An empty line. The island fills it with whether the company is open now. */
export function OpenNow(props: OpenNowProps) {
  return (
    <Island name="open-now" load="visible" props={props}>
      <p className={line} />
    </Island>
  );
}

/* The line reserves its space before the script fills it. */
const line = css`
  min-height: 2lh;
  ${media.roomy} {
    min-height: 1lh;
  }
  @media (scripting: none) {
    display: none;
  }
`;

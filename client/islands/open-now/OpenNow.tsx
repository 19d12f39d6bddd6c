import { css } from "@linaria/core";
import { Island, partOf } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import type { mount, OpenNowProps, Parts } from "./mount.ts";

const part = partOf<Parts>;

/** An empty line. The island fills it with whether the company is open now. */
export function OpenNow(props: OpenNowProps) {
  return (
    <Island<typeof mount> name="open-now" near props={props}>
      <p className={line} {...part("line")} />
    </Island>
  );
}

/* The line reserves its space before the script fills it. */
const line = css`
  min-height: 2lh;
  ${media.roomy} {
    min-height: 1lh;
  }
  [data-island-failed] & {
    display: none;
  }
`;

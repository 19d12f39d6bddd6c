import { css } from "@linaria/core";
import { brackets, displayFont } from "#client/styles/tokens.ts";

/** The logo: the company's short name between brackets. */
export function Logo({ name }: { name: string }) {
  return <span className={logo}>{name}</span>;
}

const logo = css`
  display: inline-block;
  padding: 0.12em 0.32em 0.2em;
  border-image: ${brackets("0.11em", "0.3em", "0px")};
  ${displayFont("1em", 1)};
  white-space: nowrap;
`;

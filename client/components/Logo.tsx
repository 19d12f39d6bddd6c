import { css } from "@linaria/core";
import { brackets, font } from "#client/styles/tokens.ts";
import { useSite } from "./site-context.ts";

/** The logo: the company's name between brackets. */
export function Logo() {
  return <span className={logo}>{useSite().company.name}</span>;
}

const logo = css`
  display: inline-block;
  padding: 0.12em 0.32em 0.2em;
  border-image: ${brackets("0.11em", "0.3em", "0px")};
  font: 700 1em / 1 ${font.display};
  letter-spacing: -0.03em;
  white-space: nowrap;
`;

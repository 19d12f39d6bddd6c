import { css } from "@linaria/core";
import { Fragment } from "react";
import { media } from "#client/styles/media.ts";
import { brackets, font } from "#client/styles/tokens.ts";
import { company } from "#shared/company.ts";
import { breakName } from "./break-name.ts";

/** The lines of the name, where it has no room in one. */
export const nameLines = breakName(company.name);

/** The logo: the company's name between brackets. A long name has several lines, but one on a tablet. */
export function Logo() {
  return (
    <span className={logo}>
      {nameLines.map((line) => (
        <Fragment key={line}>
          <span>{line}</span>{" "}
        </Fragment>
      ))}
    </span>
  );
}

const logo = css`
  display: inline-block;
  padding: 0.12em 0.32em 0.2em;
  border-image: ${brackets("0.11em", "0.3em", "0px")};
  font: 700 1em / 1 ${font.display};
  letter-spacing: -0.03em;
  white-space: nowrap;
  > span {
    display: block;
    ${media.tablet} {
      ${media.belowLaptop} {
        display: inline;
      }
    }
  }
`;

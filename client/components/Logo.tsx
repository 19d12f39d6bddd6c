import { css } from "@linaria/core";
import { displayFont } from "#client/styles/tokens.ts";

/** The logo: the company's name in brackets. Its letters are stretched or squeezed to a common average width. */
export function Logo({ name }: { name: string }) {
  const letters = 95 * name.length;
  return (
    <svg className={logo} viewBox={`0 0 ${letters + 145} 256`} aria-hidden="true">
      <path d={`M64 0v24H40v208h24v24H0V0zM${letters + 81} 0v24h24v208h-24v24h64V0z`} />
      <text x="66" y="196" fontSize="203" textLength={letters} lengthAdjust="spacingAndGlyphs">
        {name}
      </text>
    </svg>
  );
}

const logo = css`
  fill: currentColor;
  ${displayFont("1em", 1)};
`;

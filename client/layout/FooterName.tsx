import { css } from "@linaria/core";
import { displayFont, space } from "#client/styles/tokens.ts";

/** The logo as wide as the page. Its letters are stretched or squeezed to fit; those of a very short name are not. */
export function FooterName({ name }: { name: string }) {
  const fontSize = Math.min(270, Math.round(1830 / name.length));
  const fit = fontSize < 270 && { textLength: "855", lengthAdjust: "spacingAndGlyphs" };
  return (
    <svg className={across} viewBox="0 0 1000 256" aria-hidden="true">
      <path d="M64 0v24H40v208h24v24H0V0zM936 0v24h24v208h-24v24h64V0z" />
      <text x="66" y={Math.round(128 + fontSize / 3)} fontSize={fontSize} {...fit}>
        {name}
      </text>
    </svg>
  );
}

const across = css`
  margin-top: clamp(${space.xl}, 7vw, 7rem);
  fill: currentColor;
  ${displayFont("1em", 1)};
`;

import { css } from "@linaria/core";
import { useSite } from "#client/components/site-context.ts";
import { media } from "#client/styles/media.ts";
import { font, space } from "#client/styles/tokens.ts";

/** The logo as wide as the page. The letters of any name are stretched or squeezed to fit. */
export function FooterName() {
  const { company } = useSite();
  const fontSize = Math.round(1830 / company.name.length);
  return (
    <svg className={across} viewBox="0 0 1000 256" aria-hidden="true">
      <path d="M0 0h64v24H24v208h40v24H0zM1000 0h-64v24h40v208h-40v24h64z" />
      <text
        x="66"
        y={Math.round(128 + fontSize / 3)}
        fontSize={fontSize}
        textLength="855"
        lengthAdjust="spacingAndGlyphs"
      >
        {company.name}
      </text>
    </svg>
  );
}

const across = css`
  margin-top: clamp(${space.xl}, 7vw, 7rem);
  fill: currentColor;
  font: 700 1em ${font.display};
  letter-spacing: -0.03em;
  ${media.print} {
    display: none;
  }
`;

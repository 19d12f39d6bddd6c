import { css } from "@linaria/core";
import { breakName } from "#client/components/break-name.ts";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { font, space } from "#client/styles/tokens.ts";

/**
 * The logo as wide as the page. The letters of a name in one line are stretched or squeezed to fit. Those of a
 * very short name stay as they are, and a long name has several lines.
 */
export function FooterName() {
  const { company } = useSite();
  const lines = breakName(company.name);
  const longest = Math.max(...lines.map(({ length }) => length));
  const fontSize = Math.min(270, Math.round((lines.length > 1 ? 1600 : 1830) / longest));
  const isCentred = fontSize === 270;
  const isFitted = lines.length === 1 && !isCentred;
  const height = 256 + Math.round((lines.length - 1) * fontSize);
  const arm = `v24h-40v${height - 48}h40v24`;
  return (
    <svg className={across} viewBox={`0 0 1000 ${height}`} aria-hidden="true">
      <path d={`M64 0${arm}H0V0zM936 0v24h40v${height - 48}h-40v24h64V0z`} />
      {lines.map((line, index) => (
        <text
          key={line}
          x={isCentred ? 500 : 66}
          textAnchor={isCentred ? "middle" : "start"}
          y={Math.round(height / 2 + (index - lines.length / 2 + 5 / 6) * fontSize)}
          fontSize={fontSize}
          {...(isFitted && { textLength: "855", lengthAdjust: "spacingAndGlyphs" })}
        >
          {line}
        </text>
      ))}
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

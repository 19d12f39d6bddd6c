import { css } from "@linaria/core";
import { SectionShell } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";

/** A figure of the company on a ring of short marks, one for each unit, with longer ones on top, up to the value. */
export function Gauge() {
  const { label, level, note, source, value, max, scale } = useSite().pageTexts.about.gauge;
  // SVG circles start at three o'clock. The middle of the first mark is at twelve.
  const transform = `rotate(${-90 - (0.45 / 2) * (360 / max)} 100 100)`;
  const ring = { cx: 100, cy: 100, r: 90, pathLength: max, transform };
  return (
    <SectionShell id="gauge" theme="ink" className={gaugeSection}>
      <div className={gauge}>
        {/* biome-ignore lint/a11y/useSemanticElements: a <meter> shows its own bar and no drawing of ours */}
        <svg
          role="meter"
          aria-label={label}
          aria-valuenow={value}
          aria-valuemin={0}
          aria-valuemax={max}
          viewBox="0 0 200 200"
          fill="none"
        >
          <circle {...ring} strokeWidth="6" strokeDasharray={marks(max)} />
          <circle {...ring} strokeWidth="18" strokeDasharray={marks(value)} />
        </svg>
        <p>
          <strong>{value}</strong> {scale}
        </p>
      </div>
      <div className={gaugeText}>
        <p aria-hidden="true">{label}</p>
        <p>{level}</p>
        <h2 id="gauge-heading">{note}</h2>
        <p>{source}</p>
      </div>
    </SectionShell>
  );
}

/** Marks with gaps, one for each unit. Then a gap longer than the ring: otherwise, another mark would follow. */
const marks = (count: number) => `${".45 .55 ".repeat(count)}0 1000`;

const gaugeSection = css`
  row-gap: ${space.xl};
  align-items: center;
  ${media.largePhone} {
    > * {
      grid-column-end: span 4;
    }
  }
`;

const gaugeText = css`
  break-inside: avoid;
  p {
    color: ${color.muted};
  }
  h2,
  h2 + p {
    margin-top: ${space.m};
  }
  h2 {
    font-size: min(${size.heading}, 11vw);
  }
  ${media.largePhone} {
    grid-column: 6 / -1;
  }
`;

const gauge = css`
  container-type: inline-size;
  display: grid;
  place-items: center;
  > * {
    grid-area: 1 / 1;
  }
  svg {
    width: 100%;
    stroke: ${color.faint};
  }
  circle + circle {
    stroke: ${color.highlight};
  }
  p {
    text-align: center;
    color: ${color.muted};
    font-size: ${size.lead};
    line-height: 1;
  }
  strong {
    display: block;
    margin-bottom: 0.1em;
    ${displayFont("32cqw", 0.8)};
  }
`;

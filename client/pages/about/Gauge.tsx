import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, font, size } from "#client/styles/tokens.ts";
import { formatMessage } from "#shared/format-message.ts";

interface GaugeProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value in words, with {value} and {max}. */
  valueText: string;
}

/** A ring of a hundred marks. Longer marks are drawn over it up to the value, with an arc as their mask. */
export function Gauge({ label, value, min, max, valueText }: GaugeProps) {
  const share = ((value - min) / (max - min)) * 100;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <meter> shows its own bar and no drawing of ours
    <div
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={formatMessage(valueText, { value, max })}
      className={gauge}
    >
      <svg viewBox="0 0 200 200" fill="none" aria-hidden="true">
        <mask id="gauge-arc">
          <circle {...ring} strokeWidth="20" stroke="#fff" strokeDasharray={`${share} 100`} />
        </mask>
        <circle {...ring} {...marks} strokeWidth="6" className={rest} />
        <circle {...ring} {...marks} strokeWidth="18" className={lit} mask="url(#gauge-arc)" />
      </svg>
      <p>
        <strong>{value}</strong>
        <span>{formatMessage(valueText, { value: "", max })}</span>
      </p>
    </div>
  );
}

const ring = { cx: 100, cy: 100, r: 90, pathLength: 100 };
/** Ten marks and a wider gap, ten times. The ring starts with half of a wider gap. */
const marks = { strokeDasharray: `${".45 .5 ".repeat(9)}.45 1`, strokeDashoffset: -0.5 };

const gauge = css`
  display: grid;
  place-items: center;
  view-timeline: --gauge;
  > * {
    grid-area: 1 / 1;
  }
  /* SVG circles start at three o'clock. The gauge starts at twelve. */
  svg {
    width: 100%;
    rotate: -90deg;
  }
  /* The arc grows while the gauge scrolls into view, in browsers with scroll-driven animations. */
  ${media.motion} {
    mask circle {
      animation-name: draw;
      animation-timing-function: linear;
      animation-fill-mode: both;
      animation-timeline: --gauge;
      animation-range: entry 40% entry 100%;
    }
  }
  @keyframes draw {
    from {
      stroke-dasharray: 0 100;
    }
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
    color: ${color.text};
    font: 600 min(24vw, 7rem) / 0.75 ${font.display};
    letter-spacing: -0.05em;
    ${media.roomy} {
      font-size: min(14vw, 15rem);
    }
  }
`;

const rest = css`
  stroke: ${color.faint};
  ${media.forcedColors} {
    stroke: GrayText;
  }
`;
const lit = css`
  stroke: ${color.mark};
`;

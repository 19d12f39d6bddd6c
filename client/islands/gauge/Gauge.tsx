import { css } from "@linaria/core";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { brackets, color, font, size, stroke } from "#client/styles/tokens.ts";
import { formatMessage } from "#shared/format-message.ts";

interface GaugeProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** Says the value in words, with {value} and {max}. */
  valueText: string;
}

/** A dial of a hundred ticks between brackets. The arc is a mask over the lit ones; the island draws it once more. */
export function Gauge({ label, value, min, max, valueText }: GaugeProps) {
  const share = ((value - min) / (max - min)) * 100;
  return (
    <Island name="gauge" load="visible" className={dial}>
      {/* biome-ignore lint/a11y/useSemanticElements: a <meter> shows its own bar and no drawing of ours */}
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={formatMessage(valueText, { value, max })}
      >
        <svg viewBox="0 0 200 200" fill="none" aria-hidden="true">
          <mask id="gauge-arc">
            <circle {...ring} stroke="#fff" strokeDasharray={`${share} 100`} data-gauge-arc="" />
          </mask>
          <circle {...ring} className={rest} strokeDasharray=".28 .72" strokeDashoffset="-.22" />
          <circle
            {...ring}
            className={lit}
            strokeDasharray=".28 .72"
            strokeDashoffset="-.22"
            mask="url(#gauge-arc)"
          />
        </svg>
        <p>
          <strong>{value}</strong>
          <span>{formatMessage(valueText, { value: "", max })}</span>
        </p>
      </div>
    </Island>
  );
}

/** Length 100 whatever the radius is, so that a tick is one percent; it begins at twelve o'clock. */
const ring = {
  cx: 100,
  cy: 100,
  r: 86,
  pathLength: 100,
  strokeWidth: 20,
  transform: "rotate(-90 100 100)",
} as const;

const dial = css`
  > div {
    display: grid;
    place-items: center;
    border-image: ${brackets(stroke.mark, "28px", "0px", color.mark)};
    > * {
      grid-area: 1 / 1;
    }
  }
  svg {
    width: 100%;
    padding: 6%;
  }
  p {
    text-align: center;
    color: ${color.muted};
    font: 500 ${size.label} / 1 ${font.text};
  }
  strong {
    display: block;
    margin-bottom: 0.06em;
    color: ${color.text};
    font: 600 ${size.dial} / 0.8 ${font.display};
    letter-spacing: -0.05em;
    ${media.roomy} {
      font-size: ${size.dialBeside};
    }
  }
`;

const rest = css`
  stroke: ${color.line};
  ${media.forcedColors} {
    stroke: GrayText;
    stroke-width: 6px;
  }
`;
const lit = css`
  stroke: ${color.mark};
`;

import { css } from "@linaria/core";
import { color, displayFont, size } from "#client/styles/tokens.ts";
import { formatMessage } from "#shared/format.ts";

interface GaugeProps {
  label: string;
  value: number;
  min: number;
  max: number;
  /** The value as text, with {value} and {max}. */
  valueText: string;
}

/** A ring of a hundred marks. Longer marks cover those up to the value. */
export function Gauge({ label, value, min, max, valueText }: GaugeProps) {
  const lit = Math.round(((value - min) / (max - min)) * 100);
  // The last gap is as long as the ring.
  const litMarks = [...Array<string>(lit).fill(mark), "0 100"];
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
        <circle {...ring} strokeWidth="6" strokeDasharray={mark} />
        <circle {...ring} strokeWidth="18" strokeDasharray={litMarks.join(" ")} />
      </svg>
      <p>
        <strong>{value}</strong>
        {formatMessage(valueText, { value: "", max })}
      </p>
    </div>
  );
}

const ring = { cx: 100, cy: 100, r: 90, pathLength: 100 };
/** A mark and the gap after it. */
const mark = ".45 .55";

const gauge = css`
  display: grid;
  place-items: center;
  > * {
    grid-area: 1 / 1;
  }
  /* SVG circles start at three o'clock. The gauge starts at twelve. */
  svg {
    width: 100%;
    rotate: -90deg;
    stroke: ${color.faint};
  }
  circle + circle {
    stroke: ${color.mark};
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
    ${displayFont(size.heading, 0.75)};
  }
`;

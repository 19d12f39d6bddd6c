import { css } from "@linaria/core";
import { SectionShell } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";
import type { Site } from "#shared/site/site.ts";
import { Gauge } from "./Gauge.tsx";

export function GaugeSection({ content }: { content: NonNullable<Site["about"]["gauge"]> }) {
  const { label, level, note, ...gauge } = content;
  return (
    <SectionShell id="gauge" theme="ink" className={section}>
      <Gauge label={label} {...gauge} />
      <div className={words}>
        <h2 id="gauge-heading">{label}</h2>
        <p>{level}</p>
        <strong>{note}</strong>
      </div>
    </SectionShell>
  );
}

const section = css`
  row-gap: ${space.xl};
  align-items: center;
  ${media.roomy} {
    > * {
      grid-column-end: span 5;
    }
  }
`;

const words = css`
  ${displayFont(size.subheading, 1.2)};
  h2 {
    margin: 0;
    font: inherit;
  }
  p {
    color: ${color.muted};
  }
  strong {
    display: block;
    margin-top: ${space.xl};
    ${displayFont(size.heading, 1)};
    text-wrap: balance;
  }
  ${media.roomy} {
    grid-column: 7 / -1;
  }
`;

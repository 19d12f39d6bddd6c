import { css, cx } from "@linaria/core";
import { band, ink, wide } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import { about } from "#shared/content/about.ts";
import { Gauge } from "./Gauge.tsx";

export function Growth() {
  const { label, level, note, ...dial } = about.gauge;
  return (
    <section aria-labelledby="growth" className={cx(band, wide, ink, growth)}>
      <h2 id="growth">{label}</h2>
      <Gauge label={label} {...dial} />
      <div>
        <p>{level}</p>
        <p>{note}</p>
      </div>
    </section>
  );
}

const growth = css`
  row-gap: ${space.xl};
  break-inside: avoid;
  > h2 {
    font-size: ${size.subheading};
    letter-spacing: -0.02em;
  }
  p:first-child {
    color: ${color.muted};
  }
  p + p {
    margin-top: ${space.xl};
    font: 600 ${size.heading} / 1 ${font.display};
    letter-spacing: -0.03em;
  }
  ${media.roomy} {
    > h2,
    > [role="meter"] + div {
      grid-column: 7 / -1;
    }
    > [role="meter"] + div {
      align-self: end;
    }
    > [role="meter"] {
      grid-area: 1 / 1 / span 2 / span 6;
    }
  }
`;

import { css, cx } from "@linaria/core";
import { band, ink, Label } from "#client/components/Section.tsx";
import { Gauge } from "#client/islands/gauge/Gauge.tsx";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import { about } from "#shared/content/about.ts";

export function Growth() {
  const { tag, label, level, note, ...dial } = about.gauge;
  return (
    <section aria-labelledby="growth" className={cx(band, ink, growth)}>
      <Label>{tag}</Label>
      <div className={words}>
        <h2 id="growth">{label}</h2>
        <p>{level}</p>
        <p>{note}</p>
      </div>
      <div className={instrument}>
        <Gauge label={label} {...dial} />
      </div>
    </section>
  );
}

const growth = css`
  row-gap: ${space.xl};
  align-items: center;
  padding-block: clamp(3.5rem, 5vw, 6rem);
  > :first-child {
    align-self: start;
  }
`;

const words = css`
  > h2 {
    font-size: ${size.statement};
    line-height: 0.96;
    letter-spacing: -0.035em;
  }
  > p {
    max-width: 25.25em;
    margin-top: ${space.m};
    color: ${color.muted};
  }
  > h2 + p {
    margin-top: ${space.l};
    color: ${color.text};
    font-size: ${size.lead};
  }
  ${media.roomy} {
    grid-column: 1 / span 6;
  }
  ${media.laptop} {
    grid-column: 4 / span 5;
  }
`;

const instrument = css`
  width: min(100%, 26rem);
  ${media.roomy} {
    grid-column: 8 / -1;
    justify-self: end;
  }
  ${media.laptop} {
    grid-column: 9 / -1;
    grid-row: 1 / span 2;
    width: 100%;
  }
`;

import { css, cx } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import { Gauge } from "#client/ui/Gauge.tsx";
import { band, ink } from "#client/ui/Section.tsx";
import { about } from "#shared/content/about.ts";

export function Growth() {
  const { label, level, ...dial } = about.gauge;
  return (
    <section aria-labelledby="growth" className={cx(band, ink, growth)}>
      <div className={words}>
        <h2 id="growth">{label}</h2>
        <p>{level}</p>
      </div>
      <div className={instrument}>
        <Gauge label={label} {...dial} />
      </div>
    </section>
  );
}

const growth = css`
  row-gap: ${space.xxl};
  align-items: center;
`;

const words = css`
  > h2 {
    font-size: ${size.title};
    line-height: 0.94;
    letter-spacing: -0.045em;
  }
  > p {
    margin-top: ${space.l};
    font-size: ${size.lead};
  }
  ${media.tablet} {
    grid-column: 1 / span 6;
  }
`;

const instrument = css`
  width: min(100%, 40rem);
  ${media.tablet} {
    grid-column: 7 / -1;
    justify-self: end;
  }
`;

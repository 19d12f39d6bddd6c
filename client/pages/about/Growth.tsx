import { css, cx } from "@linaria/core";
import { band, ink } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import { about } from "#shared/content/about.ts";
import { Gauge } from "./Gauge.tsx";

export function Growth() {
  const { label, level, note, ...dial } = about.gauge;
  return (
    <section aria-labelledby="growth" className={cx(band, ink, growth)}>
      <hgroup>
        <h2 id="growth">{label}</h2>
        <p>{level}</p>
      </hgroup>
      <Gauge label={label} {...dial} />
      <p>{note}</p>
    </section>
  );
}

const growth = css`
  row-gap: ${space.xl};
  break-inside: avoid;
  > hgroup > * {
    font: 500 ${size.subheading} / 1.2 ${font.display};
  }
  > hgroup > p {
    color: ${color.muted};
  }
  > p {
    font: 600 ${size.heading} / 1 ${font.display};
    letter-spacing: -0.03em;
  }
  ${media.roomy} {
    > hgroup,
    > p {
      grid-column: 7 / -1;
    }
    > p {
      align-self: end;
    }
    > [role="meter"] {
      grid-area: 1 / 1 / span 2 / span 6;
    }
  }
`;

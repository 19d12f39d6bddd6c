import { css, cx } from "@linaria/core";
import { band, ink } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { Gauge } from "./Gauge.tsx";

interface BusinessGrowthProps {
  content: SiteContent["about"]["gauge"];
  growth: SiteContent["growth"];
}

export function BusinessGrowth({ content, growth }: BusinessGrowthProps) {
  const { label, level, note, valueText } = content;
  return (
    <section aria-labelledby="growth" className={cx(band, ink, section)}>
      <hgroup>
        <h2 id="growth">{label}</h2>
        <p>{level}</p>
      </hgroup>
      <Gauge label={label} valueText={valueText} {...growth} />
      <p>{note}</p>
    </section>
  );
}

const section = css`
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

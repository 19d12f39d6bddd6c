import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { Carousel } from "#client/islands/carousel/Carousel.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { color, displayAdjustments, displayFont, size, space } from "#client/styles/tokens.ts";

export function Highlights() {
  const { pageTexts, carousel } = useSite();
  const { heading, region, items } = pageTexts.services.highlights;
  return (
    <Section id="highlights" heading={heading} theme="ink">
      <Carousel
        region={region}
        className={highlightsRow}
        content={carousel}
        slides={items.map(({ figure, title, text }) => ({
          name: `${figure}. ${title}`,
          children: (
            <div className={highlight}>
              <h3>
                <b role="none">{`${figure} `}</b>
                {title}
              </h3>
              <p>{text}</p>
            </div>
          ),
        }))}
      />
    </Section>
  );
}

const highlightsRow = css`
  --slide-gap: 30px;
  /* On a phone, the second one enters at the window's edge. */
  --slide: min(15rem, 100%);
  ${media.largePhone} {
    --slide: max(8.5rem, (100% - var(--slide-gap)) / 2);
  }
`;

const highlight = css`
  height: 100%;
  padding-top: ${space.m};
  border-top: 1px solid ${color.text};
  b {
    display: inline-block;
    width: 100%;
    white-space: pre-wrap;
    margin: 0 0 ${space.l} ${displayAdjustments.outdent};
    ${displayFont(size.mega, 1)};
    ${media.largePhone} {
      font-size: min(${size.mega}, 9vw);
    }
  }
  > h3 + p {
    max-width: 31em;
    margin-top: ${space.s};
    color: ${color.muted};
  }
`;

import { css } from "@linaria/core";
import { letters } from "#client/components/letters.ts";
import { Section } from "#client/components/Section.tsx";
import { Carousel } from "#client/islands/carousel/Carousel.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { color, font, hang, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

export function Highlights({ content }: { content: SiteContent["servicesPage"]["highlights"] }) {
  const { carousel } = useSite();
  const { heading, region, items } = content;
  return (
    <Section id="highlights" heading={heading} tone="ink">
      <Carousel
        region={region}
        className={row}
        content={carousel}
        slides={items.map(({ figure, title, text }) => ({
          id: title,
          content: (
            <div className={highlight}>
              <p className={letters} data-letters={figure.length}>
                {figure}
              </p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ),
        }))}
      />
    </Section>
  );
}

/*
 * The second slide is partly visible on the right, to show that the row scrolls. On a large window there are always
 * two highlights, both whole.
 */
const row = css`
  --slide-gap: 30px;
  --slide: 86%;
  ${media.tablet} {
    --slide: 68%;
  }
  ${media.laptop} {
    --slide: calc((100% - var(--slide-gap)) / 2);
  }
`;

const highlight = css`
  height: 100%;
  padding-top: ${space.m};
  border-top: 1px solid ${color.text};
  > p:first-child {
    margin: 0 0 ${space.l} ${hang};
    font: 600 min(var(--t-mega), 120vw / var(--letters)) / 1 ${font.display};
    letter-spacing: -0.055em;
    white-space: nowrap;
    ${media.laptop} {
      font-size: min(var(--t-mega), min(80vw, 100rem) / var(--letters));
    }
  }
  > h3 + p {
    max-width: 30.75em;
    margin-top: ${space.s};
    color: ${color.muted};
  }
`;

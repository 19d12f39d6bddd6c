import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { Carousel } from "#client/islands/carousel/Carousel.tsx";
import { media } from "#client/styles/media.ts";
import { brackets, color, font, size, space, stroke } from "#client/styles/tokens.ts";
import { highlights } from "#shared/content/services.ts";
import { servicesPage } from "#shared/content/services-page.ts";

export function Highlights() {
  const { id, label, heading, region } = servicesPage.highlights;
  return (
    <Section id={id} label={label} heading={heading} tone="ink" className={section}>
      <Carousel
        region={region}
        className={row}
        slides={highlights.map(({ id, figure, title, text }) => ({
          id,
          content: (
            <div className={card}>
              <p>{figure}</p>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ),
        }))}
      />
    </Section>
  );
}

/* Close below the intro: its figures belong to the first screen. */
const section = css`
  padding-block: clamp(3rem, 5vw, 5.5rem);
`;

/* The second one looks in from the right, so that the row shows it goes on. */
const row = css`
  --slide-gap: 30px;
  --slide: 86%;
  ${media.tablet} {
    --slide: 68%;
  }
  ${media.laptop} {
    /* Three columns further in, and still from the window's edge. */
    --lead-in: calc(var(--reach) + (100vw - 2 * var(--reach) + ${space.gap}) / 4);
    grid-column: 4 / -1;
  }
`;

const card = css`
  height: 100%;
  padding: ${space.l} clamp(1.25rem, 3vw, 3rem) clamp(1.5rem, 3vw, 3rem);
  border-image: ${brackets(stroke.mark, "24px", "0px", color.mark)};
  > p:first-child {
    margin-bottom: ${space.l};
    font: 600 ${size.mega} / 1 ${font.display};
    letter-spacing: -0.055em;
    white-space: nowrap;
  }
  > p:last-child {
    max-width: 30.75em;
    margin-top: ${space.s};
    color: ${color.muted};
  }
`;

import { css } from "@linaria/core";
import { clipped, Section } from "#client/components/Section.tsx";
import { Carousel } from "#client/islands/carousel/Carousel.tsx";
import { media } from "#client/styles/media.ts";
import { sideOf, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";
import { fromEdge, thickness } from "./accent-line.ts";
import { Quote } from "./Quote.tsx";

interface TestimonialsProps extends Pick<SiteContent, "testimonials" | "projects"> {
  words: SiteContent["home"]["testimonials"];
}

export function Testimonials({ words, testimonials, projects }: TestimonialsProps) {
  const { heading, region, rating } = words;
  return (
    <Section id="testimonials" heading={heading} className={clipped}>
      <Carousel
        region={region}
        className={row}
        slides={testimonials.map((testimonial) => ({
          id: testimonial.id,
          content: (
            <Quote
              testimonial={testimonial}
              project={projects.find(({ id }) => id === testimonial.project)}
              ratingText={rating}
            />
          ),
        }))}
      />
    </Section>
  );
}

/*
 * Slides per view are 1, 1.5, 2 and 2.5 (spec, section 2). As in Swiper, each slide is (row - gap * (n - 1))
 * / n wide. A single slide leaves 24 px free, so that the next slide is partly visible. The row starts at the
 * window's edge and ends before the accent line.
 */
const row = css`
  --slide-gap: 24px;
  --slide: calc(100% - 24px);
  [data-carousel-slide] {
    min-width: min(300px, 100%);
  }
  ${media.tablet} {
    --lead-in: ${sideOf("100vw")};
    --reach: max(0px, var(--lead-in) - ${fromEdge} - ${thickness} - ${space.s});
    --slide: calc((100% - 12px) / 1.5);
  }
  ${media.laptop} {
    --slide: calc((100% - 24px) / 2);
  }
  ${media.desktop} {
    --slide: calc((100% - 36px) / 2.5);
  }
`;

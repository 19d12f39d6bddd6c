import { css } from "@linaria/core";
import { clipped, Section } from "#client/components/Section.tsx";
import { Carousel } from "#client/islands/carousel/Carousel.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { TestimonialCard } from "./TestimonialCard.tsx";

export function Testimonials() {
  const { home, carousel, testimonials } = useSite();
  const { heading, region } = home.testimonials;
  return (
    <Section id="testimonials" heading={heading} theme="light" className={clipped}>
      <Carousel
        region={region}
        className={slidesPerView}
        content={carousel}
        slides={testimonials.map((testimonial) => ({
          id: testimonial.id,
          content: <TestimonialCard testimonial={testimonial} />,
        }))}
      />
    </Section>
  );
}

/*
 * As in Swiper, n slides and the gaps between them are as wide as the row. A single slide is shown alone: the row
 * extends no further than the gap on both sides, so its neighbours are outside.
 */
const slidesPerView = css`
  --slides: 1;
  --slide-gap: 24px;
  --slide: max(min(300px, 100%), (100% + var(--slide-gap)) / var(--slides) - var(--slide-gap));
  ${media.belowTablet} {
    --bleed: min(1.25rem, 24px);
  }
  ${media.tablet} {
    --slides: 1.5;
  }
  ${media.laptop} {
    --slides: 2;
  }
  ${media.desktop} {
    --slides: 2.5;
  }
`;

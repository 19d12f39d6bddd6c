import { css } from "@linaria/core";
import { clipped, Section } from "#client/components/Section.tsx";
import { Carousel } from "#client/islands/carousel/Carousel.tsx";
import { media } from "#client/styles/media.ts";
import { testimonials, testimonialsSection } from "#shared/content/testimonials.ts";
import { TestimonialCard } from "./TestimonialCard.tsx";

export function Testimonials() {
  const { id, label, heading, region } = testimonialsSection;
  return (
    <Section id={id} label={label} heading={heading} className={clipped}>
      <Carousel
        region={region}
        className={row}
        slides={testimonials.map((testimonial) => ({
          id: testimonial.id,
          content: <TestimonialCard testimonial={testimonial} />,
        }))}
      />
    </Section>
  );
}

/* Slides per view 1, 1.5, 2, 2.5 (spec, section 2): each is (row - gap * (n - 1)) / n wide, as Swiper counts. */
const row = css`
  --slide-gap: 24px;
  --slide: 100%;
  [data-carousel-slide] {
    min-width: min(300px, 100%);
  }
  ${media.tablet} {
    --slide: calc((100% - 12px) / 1.5);
  }
  ${media.laptop} {
    --slide: calc((100% - 24px) / 2);
  }
  ${media.desktop} {
    --slide: calc((100% - 36px) / 2.5);
  }
`;

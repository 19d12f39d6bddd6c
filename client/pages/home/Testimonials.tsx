import { clipped, Section } from "#client/components/Section.tsx";
import { Carousel } from "#client/islands/carousel/Carousel.tsx";
import type { SiteContent } from "#shared/content/site-content.ts";
import { Seam } from "./Seam.tsx";
import { slidesPerView } from "./slides-per-view.ts";
import { TestimonialCard } from "./TestimonialCard.tsx";

interface TestimonialsProps extends Pick<SiteContent, "testimonials" | "projects"> {
  content: SiteContent["home"]["testimonials"];
}

export function Testimonials({ content, testimonials, projects }: TestimonialsProps) {
  const { heading, region, rating } = content;
  return (
    <Section id="testimonials" heading={heading} className={clipped}>
      <Seam way="straight" from="right" />
      <Carousel
        region={region}
        className={slidesPerView}
        slides={testimonials.map((testimonial) => ({
          id: testimonial.id,
          content: (
            <TestimonialCard
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

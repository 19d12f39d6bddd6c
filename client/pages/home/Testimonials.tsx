import { css } from "@linaria/core";
import { Section } from "#client/components/Section.tsx";
import { Signature } from "#client/components/Signature.tsx";
import { Carousel } from "#client/islands/carousel/Carousel.tsx";
import { useSite } from "#client/page-context.ts";
import { media } from "#client/styles/media.ts";
import { clipped } from "#client/styles/section.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";
import type { Testimonial } from "#shared/content/site.ts";
import { formatDate, formatMessage, monthOf } from "#shared/format.ts";

export function Testimonials() {
  const { pageTexts, carousel, testimonials } = useSite();
  const { heading, region } = pageTexts.home.testimonials;
  return (
    <Section id="testimonials" heading={heading} className={clipped}>
      <Carousel
        region={region}
        className={testimonialsRow}
        content={carousel}
        slides={testimonials.map((testimonial) => ({
          name: testimonial.name,
          children: <TestimonialCard testimonial={testimonial} />,
        }))}
      />
    </Section>
  );
}

/** A client's words, and below them the person. Not a figure, because screen readers announce its caption twice. */
function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { pageTexts, paths, language } = useSite();
  const { id, name, position, rating, review, date, project } = testimonial;
  return (
    <div className={card}>
      <blockquote>{review}</blockquote>
      <div className={person}>
        <Signature id={id} />
        <div>
          <strong translate="no">{name}</strong>
          <p>
            {`${position}, `}
            <span translate="no">{project.client}</span>
          </p>
          <p>
            <a href={`${paths.projects}#${project.id}`}>{project.title}</a>
          </p>
          <p>
            {`${formatMessage(pageTexts.home.testimonials.rating, { rating })}, `}
            <time dateTime={date}>{formatDate(monthOf(date), language.tag)}</time>
          </p>
        </div>
      </div>
    </div>
  );
}

/* With half a slide at its end, the row reaches the window's edge. Whole slides fill the columns. */
const testimonialsRow = css`
  --slide-gap: 24px;
  --bleed: min(1.25rem, var(--slide-gap));
  ${media.tablet} {
    --bleed: ${space.side};
    --slide: calc((100% - var(--slide-gap) + var(--bleed)) / 1.5);
  }
  ${media.laptop} {
    --bleed: min(1.25rem, var(--slide-gap));
    --slide: calc((100% - var(--slide-gap)) / 2);
  }
  ${media.desktop} {
    --bleed: ${space.side};
    --slide: calc((100% - 2 * var(--slide-gap) + var(--bleed)) / 2.5);
  }
`;

/* The signatures are in line, also below quotations of different lengths. */
const card = css`
  display: grid;
  align-content: space-between;
  height: 100%;
  > blockquote {
    padding-right: ${space.m};
    ${displayFont(`max(${size.subheading}, min(1.75rem, 8.75vw))`, 1.2)};
  }
`;

const person = css`
  display: grid;
  gap: ${space.m};
  margin-top: ${space.xl};
  color: ${color.muted};
  font-size: ${size.small};
  strong {
    font-size: ${size.body};
  }
`;

import { styled } from "@linaria/react";
import { Picture } from "#client/components/Picture.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import { projects } from "#shared/content/projects.ts";
import type { Testimonial } from "#shared/content/schemas.ts";
import { testimonialsSection } from "#shared/content/testimonials.ts";
import { formatMessage } from "#shared/format-message.ts";
import { formatMonth } from "#shared/format-month.ts";
import { paths } from "#shared/paths.ts";

export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { name, position, company, image, rating, review, project, date } = testimonial;
  return (
    <Card>
      <p role="img" aria-label={formatMessage(testimonialsSection.rating, { rating })}>
        {"★".repeat(rating)}
        <span>{"★".repeat(5 - rating)}</span>
      </p>
      <blockquote>{review}</blockquote>
      <figcaption>
        <Picture image={image} sizes="72px" />
        <div>
          <strong>{name}</strong>
          {position}, {company}
        </div>
        <p>
          <a href={`${paths.projects}#${project}`}>{projects.find(({ id }) => id === project)?.title}</a>
          <time dateTime={date}>{formatMonth(date)}</time>
        </p>
      </figcaption>
    </Card>
  );
}

const Card = styled.figure`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
  height: 100%;
  padding: clamp(min(1.5rem, 7.5vw), 2.8vw, 2.5rem);
  background: ${color.raised};
  > p {
    font-size: ${size.lead};
    line-height: 1;
    letter-spacing: 0.15em;
    span {
      color: ${color.line};
    }
  }
  blockquote {
    flex: 1;
    font: 500 ${size.subheading} / 1.22 ${font.display};
    letter-spacing: -0.015em;
    text-wrap: pretty;
  }
  figcaption {
    display: grid;
    grid-template-columns: min(4.5rem, 22.5vw) 1fr;
    gap: ${space.l} min(${space.m}, 5vw);
    align-items: center;
    margin-top: ${space.m};
    font-size: ${size.small};
    line-height: 1.4;
  }
  img {
    width: 100%;
    background: ${color.lime};
  }
  strong {
    display: block;
    font-weight: 600;
    font-size: ${size.body};
  }
  figcaption > p {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space.m};
    grid-column: 1 / -1;
    max-width: none;
    padding-top: ${space.m};
    border-top: 1px solid ${color.line};
    color: ${color.muted};
    font: 500 ${size.label} / 1.6 ${font.text};
  }
  ${media.print} {
    gap: ${space.s};
    padding: 0;
    figcaption {
      row-gap: ${space.s};
      margin-top: 0;
    }
  }
`;

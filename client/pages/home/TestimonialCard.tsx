import { css } from "@linaria/core";
import { Picture } from "#client/components/Picture.tsx";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";
import type { Project, Testimonial } from "#shared/content/site-content.ts";
import { formatMessage } from "#shared/format-message.ts";
import { formatMonth } from "#shared/format-month.ts";

interface TestimonialCardProps {
  testimonial: Testimonial;
  project: Project | undefined;
  /** The rating in words, with {rating}. */
  ratingText: string;
}

/** A client's words, as large as a heading. The person, the project and the rating are below. */
export function TestimonialCard({ testimonial, project, ratingText }: TestimonialCardProps) {
  const { language, paths } = useSite();
  const { name, position, company, image, rating, review, date } = testimonial;
  return (
    <figure className={card}>
      <blockquote data-quote={language.quotes[0]}>{review}</blockquote>
      <figcaption>
        <Picture image={image} sizes="80px" />
        <p>
          <strong>{name}</strong>
          {position}, {company}
        </p>
        <p>
          <span role="img" aria-label={formatMessage(ratingText, { rating })}>
            {"★".repeat(rating)}
            <span>{"★".repeat(5 - rating)}</span>
          </span>
          <a href={`${paths.projectsPage}#${project?.id}`}>{project?.title}</a>
          <time dateTime={date}>{formatMonth(date, language.locale)}</time>
        </p>
      </figcaption>
    </figure>
  );
}

const card = css`
  padding-right: clamp(0px, 2vw, 2rem);
  blockquote {
    font: 500 ${size.subheading} / 1.14 ${font.display};
    letter-spacing: -0.02em;
    &::before {
      content: attr(data-quote) / "";
      display: block;
      height: 0.5em;
      margin-left: -0.05em;
      font-size: 3em;
      line-height: 0.85;
    }
    /* A guillemet is lower on its line than a curly mark. */
    &[data-quote="«"]::before {
      line-height: 0.25;
    }
  }
  figcaption {
    display: grid;
    grid-template-columns: min(5rem, 21vw) 1fr;
    gap: 0 ${space.m};
    margin-top: ${space.xl};
    font-size: ${size.small};
    line-height: 1.4;
  }
  picture {
    grid-row: 1 / span 2;
  }
  strong {
    display: block;
    font-weight: 600;
    font-size: ${size.body};
  }
  p + p {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.m};
    color: ${color.muted};
    font-size: ${size.label};
  }
  span > span {
    color: ${color.line};
  }
  ${media.print} {
    padding: 0;
  }
`;

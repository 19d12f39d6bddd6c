import { css } from "@linaria/core";
import { Quotation } from "#client/components/Quotation.tsx";
import { Signature } from "#client/components/Signature.tsx";
import { useSite } from "#client/page-context.ts";
import { color, size, space } from "#client/styles/tokens.ts";
import { formatMessage, formatMonth } from "#shared/format.ts";
import type { Testimonial } from "#shared/site/site.ts";

/** A client's words, with the signature, the person, the project and the rating below. */
export function TestimonialCard({ testimonial }: { testimonial: Testimonial }) {
  const { home, projects, paths, language } = useSite();
  const { name, position, company, rating, review, date } = testimonial;
  const project = projects.find(({ id }) => id === testimonial.project);
  return (
    <figure className={card}>
      <Quotation text={review} language={language} />
      <figcaption className={person}>
        <Signature name={name} />
        <div>
          <strong>{name}</strong>
          <p>{`${position}, ${company}`}</p>
          <p>
            <a href={`${paths.projectsPage}#${project?.id}`}>{project?.title}</a>,{" "}
            <time dateTime={date}>{formatMonth(date, language.locale)}</time>
          </p>
          <p role="img" aria-label={formatMessage(home.testimonials.rating, { rating })}>
            {"★".repeat(rating)}
            {"☆".repeat(5 - rating)}
          </p>
        </div>
      </figcaption>
    </figure>
  );
}

/* Keeps the lines of neighbouring cards from reading as one. */
const card = css`
  padding-right: ${space.l};
`;

const person = css`
  display: grid;
  gap: ${space.m};
  margin-top: ${space.l};
  color: ${color.muted};
  font-size: ${size.small};
  line-height: 1.4;
  strong {
    color: ${color.text};
  }
`;

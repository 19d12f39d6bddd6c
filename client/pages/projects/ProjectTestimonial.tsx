import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { font, size, space } from "#client/styles/tokens.ts";
import type { Testimonial } from "#shared/content/site-content.ts";
import { formatQuotation } from "#shared/format.ts";
import type { Language } from "#shared/languages.ts";

interface ProjectTestimonialProps {
  testimonial: Testimonial;
  language: Language;
}

/** The client's words about a project. */
export function ProjectTestimonial({ testimonial, language }: ProjectTestimonialProps) {
  const { review, name, position } = testimonial;
  return (
    <figure className={figure}>
      <blockquote className={quote}>{formatQuotation(review, language)}</blockquote>
      <figcaption className={author}>
        {name}, {position}
      </figcaption>
    </figure>
  );
}

const figure = css`
  ${media.roomy} {
    grid-column: 7 / -1;
  }
`;

const quote = css`
  font: 500 ${size.subheading} / 1.2 ${font.display};
  letter-spacing: -0.01em;
  text-indent: -0.42em;
`;

const author = css`
  margin-top: ${space.m};
  font-size: ${size.small};
`;

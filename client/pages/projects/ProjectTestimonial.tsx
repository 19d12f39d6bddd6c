import { css } from "@linaria/core";
import { useSite } from "#client/site-context.ts";
import { media } from "#client/styles/media.ts";
import { font, size } from "#client/styles/tokens.ts";
import type { Testimonial } from "#shared/content/site-content.ts";
import { formatQuotation } from "#shared/format.ts";

/** The client's words about a project, on the right half. */
export function ProjectTestimonial({ testimonial }: { testimonial: Testimonial }) {
  const { review, name, position } = testimonial;
  return (
    <figure className={column}>
      <blockquote className={quote}>{formatQuotation(review, useSite().language)}</blockquote>
      <figcaption>
        {name}, {position}
      </figcaption>
    </figure>
  );
}

const column = css`
  font-size: ${size.small};
  ${media.roomy} {
    grid-column: 7 / -1;
  }
`;

const quote = css`
  margin-bottom: 0.5em;
  font: 500 ${size.subheading} / 1.2 ${font.display};
  text-indent: -0.42em;
`;

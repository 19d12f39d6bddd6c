import { css } from "@linaria/core";
import { Quotation } from "#client/components/Quotation.tsx";
import { useSite } from "#client/page-context.ts";
import { size, space } from "#client/styles/tokens.ts";
import type { Testimonial } from "#shared/site/site.ts";

/** The client's words about a project. */
export function ProjectTestimonial({ testimonial }: { testimonial: Testimonial }) {
  const { review, name, position } = testimonial;
  return (
    <figure className={column}>
      <Quotation text={review} language={useSite().language} />
      <figcaption>
        {name}, {position}
      </figcaption>
    </figure>
  );
}

const column = css`
  font-size: ${size.small};
  > blockquote {
    text-indent: -0.42em;
  }
  > figcaption {
    margin-top: ${space.m};
  }
`;

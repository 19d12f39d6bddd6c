import { css } from "@linaria/core";
import { useSite } from "#client/site-context.ts";
import { font, size, space } from "#client/styles/tokens.ts";
import type { Testimonial } from "#shared/content/site-content.ts";
import { quoteText } from "#shared/quote-text.ts";

/** The client's words about a project. */
export function ProjectTestimonial({ testimonial }: { testimonial: Testimonial }) {
  const { language } = useSite();
  const { review, name, position } = testimonial;
  return (
    <figure className={quote}>
      <blockquote>{quoteText(review, language)}</blockquote>
      <figcaption>
        {name}, {position}
      </figcaption>
    </figure>
  );
}

const quote = css`
  blockquote {
    font: 500 ${size.subheading} / 1.2 ${font.display};
    letter-spacing: -0.01em;
    text-indent: -0.42em;
  }
  figcaption {
    margin-top: ${space.m};
    font-size: ${size.small};
  }
`;

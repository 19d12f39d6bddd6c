import { css } from "@linaria/core";
import { font, size, space } from "#client/styles/tokens.ts";
import { testimonials } from "#shared/content/testimonials.ts";

/** The client's words about a project. Nothing if content has none. */
export function ClientQuote({ project }: { project: string }) {
  const testimonial = testimonials.find((candidate) => candidate.project === project);
  if (!testimonial) return null;
  const { review, name, position } = testimonial;
  return (
    <figure className={quote}>
      <blockquote>{review}</blockquote>
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
    &::before {
      content: open-quote;
    }
    &::after {
      content: close-quote;
    }
  }
  figcaption {
    margin-top: ${space.m};
    font-size: ${size.small};
  }
`;

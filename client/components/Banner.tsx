import { css, cx } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { size } from "#client/styles/tokens.ts";
import type { Link } from "#shared/content/schemas.ts";
import { Button } from "./Button.tsx";
import { band, lime } from "./Section.tsx";

interface BannerProps {
  banner: { id: string; heading: string; text: string; action: Link };
}

/** What a page ends with: one question, one way to answer it. */
export function Banner({ banner: { id, heading, text, action } }: BannerProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={cx(band, lime, banner)}>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p>{text}</p>
      <Button variant="ink" href={action.href} className={button}>
        {action.label}
      </Button>
    </section>
  );
}

/* The heading over the whole width; on a large window the answer stands at the other end of the line below it. */
const banner = css`
  row-gap: clamp(1.5rem, 4vw, 4rem);
  align-items: end;
  break-inside: avoid;
  > h2 {
    font-size: ${size.mega};
    line-height: 0.9;
    letter-spacing: -0.035em;
  }
  > p {
    font-size: ${size.lead};
    line-height: 1.4;
    text-wrap: balance;
    ${media.roomy} {
      grid-column: 1 / span 7;
    }
  }
`;

const button = css`
  justify-self: start;
  min-height: 3.75rem;
  padding-inline: min(2rem, 10vw);
  font-size: 1.25rem;
  ${media.roomy} {
    grid-column: 8 / -1;
    justify-self: end;
  }
`;

import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { size } from "#client/styles/tokens.ts";
import { Button } from "./Button.tsx";
import { accent, band } from "./Section.tsx";

interface BannerProps {
  /** `action` is the text of the link. */
  content: { heading: string; text: string; action: string };
  href: string;
  tone?: keyof typeof tones;
  /** Rendered above the heading. */
  children?: ReactNode;
}

/** The last section of a page: one question and one link. */
export function Banner({ content, href, tone = "accent", children }: BannerProps) {
  const { heading, text, action } = content;
  return (
    <section id="contact" aria-labelledby="contact-heading" className={cx(band, tones[tone], closing)}>
      {children}
      <h2 id="contact-heading">{heading}</h2>
      <p>{text}</p>
      <Button variant={tone === "paper" ? "solid" : "ink"} href={href} className={closingButton}>
        {action}
      </Button>
    </section>
  );
}

const tones = { paper: undefined, accent };

/* The heading has the full width. On a large window the link is at the right end of the line below it. */
const closing = css`
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

/** The link of a page's last section. */
export const closingButton = css`
  justify-self: start;
  min-height: 3.75rem;
  padding-inline: min(2rem, 10vw);
  font-size: 1.25rem;
  ${media.roomy} {
    grid-column: 8 / -1;
    justify-self: end;
  }
`;

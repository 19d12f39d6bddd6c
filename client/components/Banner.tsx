import { css, cx } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, hang, size, space } from "#client/styles/tokens.ts";
import type { Link } from "#shared/content/schemas.ts";
import { Button } from "./Button.tsx";
import { band, Label, lime, numbered } from "./Section.tsx";

interface BannerProps {
  banner: { id: string; label: string; heading: string; text: string; action: Link };
}

/** What a page ends with: one question, one way to answer it. */
export function Banner({ banner: { id, label, heading, text, action } }: BannerProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={cx(band, numbered, lime, banner)}>
      <Label>{label}</Label>
      <h2 id={`${id}-heading`}>{heading}</h2>
      <p>{text}</p>
      <Button href={action.href}>{action.label}</Button>
    </section>
  );
}

const banner = css`
  row-gap: clamp(1.5rem, 2.6vw, 2.5rem);
  break-inside: avoid;
  > h2 {
    max-width: 8em;
    margin-left: ${hang};
    font-size: ${size.title};
    line-height: 0.94;
    letter-spacing: -0.035em;
  }
  > p:not(:first-child) {
    font-size: ${size.lead};
    line-height: 1.4;
    text-wrap: balance;
  }
  > a {
    justify-self: start;
    margin-top: ${space.m};
    min-height: 3.75rem;
    padding-inline: min(2rem, 10vw);
    font-size: 1.25rem;
    @media screen {
      background: ${color.text};
      color: ${color.lime};
    }
  }
  ${media.laptop} {
    > h2,
    > p:not(:first-child) {
      grid-column: 4 / -1;
    }
    > a {
      grid-column: 4 / -1;
    }
  }
`;

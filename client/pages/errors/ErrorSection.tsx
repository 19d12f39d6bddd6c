import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { buttons } from "#client/components/PageHero.tsx";
import { band, ink } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";

interface ErrorSectionProps {
  words: { label: string; heading: string; lead: string };
  /** What stands in for the missing page: a drawing in brackets. */
  figure: string;
  /** Buttons below the lead. */
  actions: ReactNode;
  /** Further ways on. */
  children?: ReactNode;
}

/** A page for what went wrong: its number, very large and very quiet, and the ways on. */
export function ErrorSection({
  words: { label, heading, lead },
  figure,
  actions,
  children,
}: ErrorSectionProps) {
  return (
    <section id="first-screen" aria-labelledby="top" className={cx(band, ink, failure)}>
      <div className={cx(frame, figure)}>
        <p>{label}</p>
      </div>
      <div className={text}>
        <h1 id="top">{heading}</h1>
        <p>{lead}</p>
        <div className={buttons}>{actions}</div>
      </div>
      {children}
    </section>
  );
}

const failure = css`
  row-gap: clamp(2.5rem, 4vw, 4rem);
  align-content: start;
  padding-block: clamp(2rem, 4vw, 4rem);
`;

/* The number stands at the end of an otherwise empty frame. */
const frame = css`
  display: grid;
  place-items: center end;
  height: clamp(10rem, 15.3vw, 18rem);
  padding-inline: clamp(min(1.25rem, 5vw), 4vw, 4rem);
  > p {
    /* As quiet as large text may be: 3:1 on either ground. */
    color: color-mix(in srgb, ${color.muted} 60%, ${color.ground});
    font: 600 ${size.quiet} / 0.8 ${font.display};
    letter-spacing: -0.04em;
  }
`;

const text = css`
  > h1 {
    max-width: 7.25em;
  }
  > p {
    max-width: 32em;
    margin-top: ${space.l};
    font-size: ${size.lead};
    line-height: 1.4;
  }
  ${media.laptop} {
    grid-column: 1 / span 7;
  }
`;

import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { color, labelFont, size, space } from "#client/styles/tokens.ts";
import { Button } from "#client/ui/Button.tsx";
import { band, ink } from "#client/ui/Section.tsx";
import type { Link } from "#shared/content-schemas.ts";
import { buttons } from "./PageHero.tsx";

interface FailureProps {
  words: { label: string; heading: string; lead: string; action: Link };
  /** What stands in for the missing page: a drawing in brackets. */
  figure: string;
  /** Further ways on. */
  children?: ReactNode;
}

/** A page for what went wrong: its number, very large and very quiet, and the ways on. */
export function Failure({ words: { label, heading, lead, action }, figure, children }: FailureProps) {
  return (
    <section id="first-screen" aria-labelledby="top" className={cx(band, ink, failure)}>
      <div className={cx(frame, figure)}>
        <p>{label}</p>
      </div>
      <div className={text}>
        <h1 id="top">{heading}</h1>
        <p>{lead}</p>
        <div className={buttons}>
          <Button href={action.href}>{action.label}</Button>
        </div>
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

/* The number stands in the corner of an empty frame. */
const frame = css`
  display: grid;
  place-items: end;
  height: clamp(10rem, 15.3vw, 18rem);
  padding: 0 clamp(1.25rem, 4vw, 4rem) clamp(1rem, 2vw, 2rem);
  > p {
    color: ${color.muted};
    font: ${labelFont};
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

import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import { band, Label, tones } from "./Section.tsx";

interface PageHeroProps {
  label?: string;
  heading: string;
  lead: string;
  tone?: keyof typeof tones;
  /** Buttons below the lead. */
  actions?: ReactNode;
  layout?: keyof typeof layouts;
  /** Stands in the columns that the words leave free. */
  children?: ReactNode;
  className?: string;
}

/** The first screen of an inner page: a large heading at the left edge, and a few words. */
export function PageHero({
  label,
  heading,
  lead,
  tone = "paper",
  layout = "offset",
  actions,
  children,
  className,
}: PageHeroProps) {
  return (
    <section
      id="first-screen"
      aria-labelledby="top"
      className={cx(band, tones[tone], hero, layouts[layout], className)}
    >
      {label && <Label>{label}</Label>}
      <h1 id="top">{heading}</h1>
      <div className={words}>
        <p>{lead}</p>
        {actions && <div className={buttons}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}

const hero = css`
  padding-block: clamp(2.5rem, 4.4vw, 5rem);
  row-gap: ${space.l};
  > h1 {
    max-width: 8.5em;
  }
`;

const words = css`
  margin-top: ${space.s};
  > p {
    max-width: 26.75em;
    font-size: ${size.lead};
    text-wrap: balance;
    line-height: 1.4;
  }
  ${media.laptop} {
    grid-column: 7 / -1;
  }
`;

/** Heading and words in columns 1 to 6, the next element beside them in 7 to 12. */
const split = css`
  ${media.laptop} {
    grid-template-rows: auto auto 1fr;
    > * {
      grid-column: 1 / span 6;
    }
    > .${words} + * {
      grid-area: 1 / 7 / -1 / -1;
    }
  }
`;

/** `offset`: the heading over all columns, the words set off to the right. */
const layouts = { offset: undefined, split };

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.l};
  margin-top: ${space.xl};
`;

import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { hang, size, space } from "#client/styles/tokens.ts";
import { band, Label, numbered, tones } from "./Section.tsx";

interface PageHeroProps {
  label: string;
  heading: string;
  lead: string;
  tone?: keyof typeof tones;
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** Stands in the columns that the words leave free. */
  children?: ReactNode;
  className?: string;
}

/** The first screen of an inner page: a large heading at the left edge, the lead set off to the right. */
export function PageHero({
  label,
  heading,
  lead,
  tone = "paper",
  actions,
  children,
  className,
}: PageHeroProps) {
  return (
    <section
      id="first-screen"
      aria-labelledby="top"
      className={cx(band, numbered, tones[tone], hero, className)}
    >
      <Label>{label}</Label>
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
    margin-left: ${hang};
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

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.l};
  margin-top: ${space.xl};
`;

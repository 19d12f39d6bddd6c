import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { size, space } from "#client/styles/tokens.ts";
import { band, Label } from "#client/ui/Section.tsx";

interface PageHeroProps {
  label: string;
  heading: string;
  lead: string;
  /** Buttons below the lead. */
  actions?: ReactNode;
  /** Stands in the columns that the words leave free. */
  children?: ReactNode;
  className?: string;
}

/** The first screen of an inner page: a large heading at the left edge, the lead set off to the right. */
export function PageHero({ label, heading, lead, actions, children, className }: PageHeroProps) {
  return (
    <section aria-labelledby="top" className={cx(band, hero, className)}>
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
  padding-top: clamp(2.5rem, 5vw, 5rem);
  row-gap: ${space.l};
  > h1 {
    max-width: 15ch;
  }
`;

const words = css`
  margin-top: clamp(0px, 2vw, 2rem);
  > p {
    max-width: 38ch;
    font-size: ${size.lead};
    line-height: 1.4;
  }
  ${media.tablet} {
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

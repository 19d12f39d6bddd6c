import { css, cx } from "@linaria/core";
import { styled } from "@linaria/react";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { color, labelFont, palette, sideOf, space } from "#client/styles/tokens.ts";

interface SectionProps {
  /** Its anchor; the heading, which names the section, takes it as the beginning of its own id. */
  id: string;
  /** Two words in brackets, numbered by the order on the page. */
  label: string;
  heading: string;
  tone?: keyof typeof tones;
  /** Stands beside the heading, or below it on a small window: a few words more. */
  aside?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A band over the whole window with twelve columns in it: label on the left, heading from the fourth column on. */
export function Section({ id, label, heading, tone = "paper", aside, className, children }: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={cx(band, numbered, tones[tone], flow, className)}>
      <Label>{label}</Label>
      <div className={head}>
        <h2 id={headingId}>{heading}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Twelve columns between the gutters, centred once the window is wider than the design. */
export const band = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gap};
  padding: ${space.section} ${sideOf("100%")};
  background: ${color.ground};
  color: ${color.text};
  > * {
    grid-column: 1 / -1;
  }
`;

/** For what reaches beyond the window: the colour of a row that is pointed at, the next slide. */
export const clipped = css`
  overflow-x: clip;
`;

/** For a section with a label. */
export const numbered = css`
  counter-increment: section;
`;

/* Browsers break blocks over sheets better than grids. */
const flow = css`
  ${media.print} {
    display: block;
  }
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.l} ${space.xl};
  margin: ${space.m} 0 ${space.xl};
  > h2 {
    max-width: 10.25em;
  }
  break-after: avoid;
  ${media.laptop} {
    grid-column: 4 / -1;
    margin: 0 0 ${space.xxl};
  }
`;

/** Two words in brackets with the number of the section in front. */
export const Label = styled.p`
  font: ${labelFont};
  color: ${color.muted};
  word-spacing: 0.1em;
  break-after: avoid;
  &::before {
    content: "[ " counter(section, decimal-leading-zero) "\\2002" / "";
  }
  &::after {
    content: " ]" / "";
  }
  ${media.laptop} {
    grid-column: span 3;
    padding-top: 0.75rem;
  }
`;

/* On paper, ink is ink and prints as paper; on a dark ground it is a step lighter than the page, with a hairline. */
export const ink = css`
  ${media.dark} {
    :not(&) + &,
    & + :not(&) {
      border-top: 1px solid var(--ink-line);
    }
  }
  @media screen {
    --ground: var(--ink);
    --raised: var(--ink-raised);
    --text: ${palette.bone};
    --muted: ${palette.ash};
    --line: var(--ink-line);
    --mark: ${color.lime};
    --error: ${palette.coral};
  }
`;

export const lime = css`
  @media screen {
    --ground: ${color.lime};
    --text: ${color.onLime};
    --muted: ${color.onLime};
    --line: ${color.onLime};
    --mark: ${color.onLime};
  }
`;

export const tones = { paper: undefined, ink };

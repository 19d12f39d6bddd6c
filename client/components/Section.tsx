import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { color, sideOf, size, space } from "#client/styles/tokens.ts";
import { palette } from "#shared/palette.ts";

interface SectionProps {
  /** The section's anchor. The heading's id is this id with "-heading", and names the section. */
  id: string;
  heading: string;
  tone?: keyof typeof tones;
  layout?: keyof typeof layouts;
  /** A short text beside the heading. It is below the heading on a small window. */
  aside?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A section as wide as the window, with twelve columns. */
export function Section({
  id,
  heading,
  tone = "paper",
  layout = "plain",
  aside,
  className,
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={cx(band, tones[tone], flow, className)}>
      <div className={cx(head, layouts[layout])}>
        <h2 id={headingId}>{heading}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Twelve columns between the gutters. They are centred once the window is wider than the design. */
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
  /*
   * The browser lays out and paints all bands but the first only near the window. Until then their content
   * has an estimated height. A band with much more content sets its own. Such a band clips what is outside
   * its box. In :where(), so that a band's own class can override it.
   */
  @media screen {
    :where(&:not(main > :first-child)) {
      content-visibility: auto;
      contain-intrinsic-block-size: auto 32rem;
    }
  }
`;

/** For sections whose content reaches beyond the window, such as a hovered row's colour or the next slide. */
export const clipped = css`
  overflow-x: clip;
`;

/* Browsers break blocks across printed pages better than grids. */
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
  margin-bottom: ${space.xl};
  break-after: avoid;
  ${media.laptop} {
    margin-bottom: ${space.xxl};
    > h2 {
      max-width: 10.25em;
    }
  }
`;

/** A larger heading over all twelve columns. */
export const wide = css`
  > h2 {
    max-width: none;
    font-size: ${size.title};
    line-height: 0.94;
    letter-spacing: -0.035em;
  }
`;

const layouts = { plain: undefined, wide };

const { dark: onDark, accent: onAccent } = palette.tones;

/*
 * A dark section. It prints as dark text on white. In the dark scheme it is a step lighter
 * than the page, with a hairline.
 */
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
    --text: ${onDark.text};
    --muted: ${onDark.muted};
    --faint: var(--ink-faint);
    --line: var(--ink-line);
    --mark: ${onDark.mark};
    --error: ${onDark.error};
  }
`;

export const accent = css`
  @media screen {
    --ground: ${color.accent};
    --text: ${color.onAccent};
    --muted: ${color.onAccent};
    --faint: ${onAccent.faint};
    --line: ${color.onAccent};
    --mark: ${color.onAccent};
  }
`;

export const tones = { paper: undefined, ink };

import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { color, colorSchemes, sideOf, size, space } from "#client/styles/tokens.ts";

interface SectionProps {
  /** The section's anchor. The heading's id is this id with "-heading", and names the section. */
  id: string;
  heading: string;
  theme?: keyof typeof themes;
  /** `wide` has a larger heading over all twelve columns. */
  layout?: "plain" | "wide";
  /** A short text beside the heading. It is below the heading on a small window. */
  aside?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** A section as wide as the window, with twelve columns. */
export function Section({
  id,
  heading,
  theme = "paper",
  layout = "plain",
  aside,
  className,
  children,
}: SectionProps) {
  const headingId = `${id}-heading`;
  return (
    <section id={id} aria-labelledby={headingId} className={cx(band, themes[theme], className)}>
      <div className={cx(head, layout === "wide" && wide)}>
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
`;

/** For sections whose content reaches beyond the window, such as a hovered row's colour or the next slide. */
export const clipped = css`
  overflow-x: clip;
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.l} ${space.xl};
  margin-bottom: clamp(${space.xl}, 5vw, ${space.xxl});
  break-after: avoid;
  > h2 {
    max-width: 10.25em;
  }
`;

/** A larger heading over all twelve columns. */
export const wide = css`
  > h2 {
    max-width: none;
    font-size: ${size.title};
    line-height: 0.94;
  }
`;

/** A text larger than the body's, of a few lines: below a page's heading, or what leads into a section. */
export const lead = css`
  font-size: ${size.lead};
  line-height: 1.4;
  text-wrap: balance;
`;

/** A dark section. It prints as dark text on white. */
export const ink = css`
  @media screen {
    ${colorSchemes.ink}
  }
  ${media.dark} {
    ${colorSchemes.inkInDark}
    /* A hairline where the ground changes. */
    &:not(& + &),
    & + :not(&) {
      box-shadow: inset 0 1px ${color.line};
    }
  }
`;

export const accent = css`
  @media screen {
    ${colorSchemes.accent}
  }
`;

/** The colours of a section. `paper` has those of the page. */
export const themes = { paper: undefined, ink, accent };

import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { color, colorValues, sidePadding, size, space } from "#client/styles/tokens.ts";

interface SectionShellProps {
  as?: "section" | "article";
  /** The section's anchor. Only the first section of a page has none. */
  id?: string;
  theme?: keyof typeof themes;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * A section as wide as the window, with twelve columns. A heading inside labels it. The heading's id is that of the
 * section with "-heading" added, or `top` in the first section of a page.
 */
export function SectionShell(props: SectionShellProps) {
  const { as: Element = "section", id, theme = "paper", className, children } = props;
  return (
    <Element
      id={id}
      aria-labelledby={id ? `${id}-heading` : "top"}
      className={cx(band, themes[theme], className)}
    >
      {children}
    </Element>
  );
}

interface SectionProps extends SectionShellProps {
  id: string;
  heading: string;
  /** A short text beside the heading, or below it in a small window. */
  aside?: ReactNode;
}

/** A section that begins with its heading. */
export function Section({ heading, aside, children, ...shell }: SectionProps) {
  return (
    <SectionShell {...shell}>
      <div className={cx(apart, head)}>
        <h2 id={`${shell.id}-heading`}>{heading}</h2>
        {aside}
      </div>
      {children}
    </SectionShell>
  );
}

/** Twelve columns between the gutters. They are centred once the window is wider than the design. */
export const band = css`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  column-gap: ${space.gap};
  padding: ${space.section} ${sidePadding};
  background: ${color.ground};
  color: ${color.text};
  > * {
    grid-column: 1 / -1;
  }
`;

/** For sections whose content extends beyond the window, such as a hovered row's colour or the next slide. */
export const clipped = css`
  overflow-x: clip;
`;

/** Between a section's heading and its content. */
export const headingMargin = `clamp(${space.xl}, 5vw, ${space.xxl})`;

/** In one row, at its two ends, or below each other where there is no room. */
export const apart = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
`;

const head = css`
  gap: ${space.l} ${space.xl};
  margin-bottom: ${headingMargin};
  break-after: avoid;
  > h2 {
    max-width: 14em;
  }
`;

/** A few lines of text larger than the body text: below a page's heading, or at the start of a section. */
export const lead = css`
  font-size: ${size.lead};
  line-height: 1.4;
  text-wrap: balance;
`;

/** A dark section. It prints as dark text on white. */
export const ink = css`
  @media screen {
    color-scheme: dark;
  }
  ${media.dark} {
    /* A hairline where the background changes in the light scheme. */
    &:not(& + &),
    & + :not(&) {
      box-shadow: inset 0 1px ${color.line};
    }
  }
`;

const accent = css`
  @media screen {
    ${colorValues.accent}
  }
`;

/** The colours of a section. `paper` has those of the page, `light` those of the light scheme at night, too. */
export const themes = { paper: undefined, light: "light", ink, accent };

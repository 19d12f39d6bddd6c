import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { columns, headingMargin, spaceBetween, themes } from "#client/styles/section.ts";
import { space } from "#client/styles/tokens.ts";

export type SectionTheme = keyof typeof themes;

interface SectionShellProps {
  as?: "section" | "article";
  /** The section's anchor: `top` in the first section of a page. */
  id: string;
  theme?: SectionTheme | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/**
 * A section as wide as the window, with twelve columns. It is labelled by the heading inside with the id
 * `${id}-heading`.
 */
export function SectionShell(props: SectionShellProps) {
  const { as: Element = "section", id, theme = "paper", className, children } = props;
  return (
    <Element id={id} aria-labelledby={`${id}-heading`} className={cx(columns, themes[theme], className)}>
      {children}
    </Element>
  );
}

interface SectionProps extends SectionShellProps {
  heading: string;
  /** A short text beside the heading, or below it in a small window. */
  aside?: ReactNode;
}

export function Section({ heading, aside, children, ...shell }: SectionProps) {
  return (
    <SectionShell {...shell}>
      <div className={cx(spaceBetween, header)}>
        <h2 id={`${shell.id}-heading`}>{heading}</h2>
        {aside}
      </div>
      {children}
    </SectionShell>
  );
}

const header = css`
  gap: ${space.l} ${space.xl};
  margin-bottom: ${headingMargin};
  break-after: avoid;
  break-inside: avoid;
  > h2 {
    max-width: 14em;
  }
`;

import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { brackets, color, font, size, space, stroke } from "#client/styles/tokens.ts";

interface ButtonProps {
  /** `solid` is for the one thing a section asks for; `bracketed` for the way beside it. */
  variant?: "solid" | "bracketed";
  /** Makes it a link; without, it is a button that submits its form. */
  href?: string;
  disabled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Button({ variant = "solid", href, disabled, className, children }: ButtonProps) {
  const classes = cx(base, variant === "solid" ? solid : bracketed, className);
  if (href !== undefined) {
    return (
      <a className={classes} href={href}>
        {children}
      </a>
    );
  }
  return (
    <button className={classes} type="submit" disabled={disabled}>
      {children}
    </button>
  );
}

const base = css`
  display: inline-grid;
  place-items: center;
  min-height: ${space.target};
  padding: ${space.xs} 1.375em;
  border: 0;
  font: 600 ${size.body} / 1.2 ${font.text};
  text-decoration: none;
  white-space: nowrap;
`;

/* On hover and focus a pair of brackets closes in on the button. */
const solid = css`
  min-height: 3.25rem;
  background: ${color.lime};
  color: ${color.onLime};
  border-image-outset: 14px;
  ${media.hover} {
    &:hover {
      border-image: ${brackets(stroke.mark, "10px", "6px", color.mark)};
    }
  }
  &:active {
    border-image-outset: 3px;
  }
  &:disabled {
    background: ${color.line};
    color: ${color.text};
    cursor: progress;
    border-image-source: none;
  }
  ${media.forcedColors} {
    border: 2px solid;
  }
`;

const bracketed = css`
  background: none;
  padding-inline: 1em;
  border-image: ${brackets(stroke.mark, "10px", "3px")};
  ${media.hover} {
    &:hover {
      border-image-outset: 0px;
    }
  }
  &:active,
  &:focus-visible {
    border-image-outset: 0px;
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

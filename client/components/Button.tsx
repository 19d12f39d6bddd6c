import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { brackets, color, font, size, space, stroke } from "#client/styles/tokens.ts";

interface ButtonProps {
  variant?: keyof typeof variants;
  /** With it, the button is a link. Without it, the button submits its form. */
  href?: string;
  disabled?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

export function Button({ variant = "solid", href, disabled, className, children }: ButtonProps) {
  const classes = cx(variants[variant], className);
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
  padding: ${space.xs} min(1.375em, 7.5vw);
  border: 0;
  font: 600 ${size.body} / 1.2 ${font.text};
  text-align: center;
  text-decoration: none;
`;

/* A pair of brackets closes around the button on hover and focus. */
const solid = css`
  min-height: 3.25rem;
  background: ${color.accent};
  color: ${color.onAccent};
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
  ${media.print} {
    border: 1px solid;
  }
`;

const ink = css`
  @media screen {
    background: ${color.text};
    color: ${color.ground};
  }
`;

const outlined = css`
  background: none;
  border: 1px solid;
  &:active {
    background: ${color.text};
    color: ${color.ground};
  }
  ${media.hover} {
    &:hover {
      background: ${color.text};
      color: ${color.ground};
    }
  }
`;

const bracketed = css`
  /* The brackets are 3 px outside the box, so the margin keeps them within the text's column. */
  min-height: calc(3.25rem - 6px);
  margin: 3px;
  background: none;
  padding-inline: min(1.25em, 7.5vw);
  border-image: ${brackets(stroke.mark, "10px", "3px")};
  ${media.hover} {
    &:hover {
      border-image-outset: 0px;
    }
  }
  &:active {
    border-image-outset: 0px;
  }
  ${media.forcedColors} {
    border: 1px solid;
  }
`;

/** The class for elements that act as buttons themselves, such as a summary. */
export const bracketedButton = cx(base, bracketed);

const variants = {
  /** Accent: the main action of a screen. */
  solid: cx(base, solid),
  /** The main action on an accent background. */
  ink: cx(base, solid, ink),
  /** The link in the header of every page. */
  outlined: cx(base, outlined),
  /** A secondary action beside the main one. */
  bracketed: bracketedButton,
};

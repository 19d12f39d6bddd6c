import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { brackets, color, font, size, space, stroke } from "#client/styles/tokens.ts";

interface ButtonProps {
  variant?: keyof typeof variants;
  /** Makes it a link; without, it is a button that submits its form. */
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
  /* The brackets stand 3 px outside of the box, and on the edge of the text's column. */
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

/** For what is a button by itself, such as a summary. */
export const bracketedButton = cx(base, bracketed);

const variants = {
  /** Lime, for the one thing a screen asks for. */
  solid: cx(base, solid),
  /** The same where lime stands already. */
  ink: cx(base, solid, ink),
  /** For what is on every screen. */
  outlined: cx(base, outlined),
  /** For the way beside it. */
  bracketed: bracketedButton,
};

/** A row of buttons below the words that they belong to. */
export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  margin-top: ${space.xl};
`;

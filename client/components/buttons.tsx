import { css, cx } from "@linaria/core";
import { styled } from "@linaria/react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { media } from "#client/styles/media.ts";
import { color, font, size, space } from "#client/styles/tokens.ts";

interface ButtonLinkProps extends ComponentProps<"a"> {
  variant: keyof typeof buttonClasses;
}

/** A link in the shape of a button. */
export function ButtonLink({ variant, className, ...attributes }: ButtonLinkProps) {
  return <a className={cx(buttonClasses[variant], className)} {...attributes} />;
}

const base = css`
  display: inline-grid;
  place-items: center;
  min-height: 3.25rem;
  padding: ${space.xs} min(1.375em, 7.5vw);
  /* Forced colours make a transparent border visible. */
  border: 1px solid transparent;
  font: 600 ${size.body} / 1.2 ${font.text};
  text-align: center;
  text-decoration: none;
  &:hover {
    background: ${color.text};
    color: ${color.background};
  }
  /* Backgrounds are not printed. */
  ${media.print} {
    border-color: currentColor;
  }
`;

const solid = css`
  background: ${color.accent};
  color: ${color.onAccent};
`;

const inverse = css`
  @media screen {
    background: ${color.text};
    color: ${color.background};
  }
  &:hover {
    background: ${color.accent};
    border-color: currentColor;
    color: ${color.onAccent};
  }
`;

const secondary = css`
  border-color: currentColor;
`;

/** The classes of buttons, also for elements that act as one themselves, such as a summary. */
export const buttonClasses = {
  /** In the accent colour: a screen's main action. */
  solid: cx(base, solid),
  /** The main action where the accent colour would not show, or is elsewhere. */
  inverse: cx(base, inverse),
  /** An action next to or below the main one. */
  secondary: cx(base, secondary),
};

/** A row of buttons below text or a list. */
export const ButtonRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  margin-top: ${space.xl};
`;

interface LinkWithNoteProps extends Record<"href" | "label" | "note", string> {
  /** The main action, before the link. */
  children?: ReactNode;
}

/** A row of buttons. Beside the link is a note that also describes it for screen readers. */
export function LinkWithNote({ href, label, note, children }: LinkWithNoteProps) {
  const id = useId();
  return (
    <ButtonRow>
      {children}{" "}
      <ButtonLink variant="secondary" href={href} aria-describedby={id}>
        {label}
      </ButtonLink>
      <p id={id}>{note}</p>
    </ButtonRow>
  );
}

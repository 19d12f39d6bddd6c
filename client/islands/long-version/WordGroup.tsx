import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { media } from "#client/styles/media.ts";
import { color, size, space } from "#client/styles/tokens.ts";

interface WordGroupProps {
  content: Record<"group" | "keys", string>;
  /** Shown until the visitor picks words. */
  children: ReactNode;
}

/** The words of the visitor's text, in the place of an example. A long text scrolls, so that the sentence stays in sight. */
export function WordGroup({ content, children }: WordGroupProps) {
  return (
    <div className={cell}>
      <div>{children}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
      <div
        role="group"
        aria-label={content.group}
        aria-description={content.keys}
        dir="auto"
        className={group}
      />
    </div>
  );
}

const cell = css`
  [data-step^="pick"] > & > :first-child {
    display: none;
  }
`;

/* The words are lit like those of the example. They are as wide when they are lit. */
const group = css`
  display: none;
  max-height: 50svh;
  margin-inline: calc(-1 * ${space.xs});
  padding-inline: ${space.xs};
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${color.line} transparent;
  color: ${color.muted};
  font-size: ${size.lead};
  line-height: ${space.target};
  white-space: pre-line;
  user-select: none;
  touch-action: manipulation;
  [data-step^="pick"] > * > & {
    display: block;
  }
  [role="button"] {
    --ring: 1px;
    margin-inline: -0.11em;
    padding: ${space.xs} 0.11em;
    background: linear-gradient(${color.accent} 0 0) 0 50% / 0 1.2em no-repeat;
    text-decoration: underline dotted 1px;
    text-underline-offset: 0.3em;
    cursor: pointer;
    ${media.hover} {
      &:hover {
        color: ${color.text};
      }
    }
    &[aria-pressed="true"] {
      background-size: 100% 1.2em;
      color: ${color.onAccent};
      text-decoration-line: none;
      ${media.forcedColors} {
        background: Mark;
        color: MarkText;
      }
    }
  }
`;

import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { bracketedButton } from "#client/components/Button.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { brackets, color, font, size, space, stroke } from "#client/styles/tokens.ts";
import type { CountWords } from "./describe-count.ts";
import { wordGroup } from "./word-style.ts";

interface LongVersionProps {
  /** The id of the heading. */
  label: string;
  heading: ReactNode;
  /** Gives way to the visitor's sentence. */
  promise: ReactNode;
  /** The link that takes the sentence along. */
  link: ReactNode;
  words: Record<
    "invitation" | "find" | "edit" | "restart" | "undo" | "group" | "keys" | "yours" | "kept" | "none",
    string
  > & { count: CountWords };
}

/**
 * A heading that takes the visitor's own text. Its words can be picked, and form a sentence in the place of the
 * promise. Without the script there are heading, promise and link, and nothing moves when it starts.
 */
export function LongVersion({ label, heading, promise, link, words }: LongVersionProps) {
  const { count, none } = words;
  return (
    <Island name="long-version" load="visible" props={{ count, none }} className={columns}>
      <div className={text}>
        {heading}
        <textarea
          rows={1}
          dir="auto"
          placeholder=" "
          spellCheck={false}
          aria-labelledby={label}
          aria-describedby="long-version-status"
        />
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form */}
        <div
          role="group"
          aria-label={words.group}
          aria-describedby="long-version-keys"
          className={wordGroup}
        />
      </div>
      <div className={tools}>
        <p role="status" id="long-version-status">
          {words.invitation}
        </p>
        <VisuallyHidden id="long-version-keys">{words.keys}</VisuallyHidden>
        <div>
          <button type="button" className={bracketedButton} data-find="">
            {words.find}
          </button>
          <button type="button" data-edit="">
            {words.edit}
          </button>
          <button type="button" data-restart="">
            {words.restart}
          </button>
          <button type="button" data-undo="" hidden>
            {words.undo}
          </button>
        </div>
      </div>
      <div className={result}>
        {promise}
        <p>
          <VisuallyHidden>{words.yours} </VisuallyHidden>
          <span data-sentence="" dir="auto" />
        </p>
        <p data-kept="" hidden>
          {words.kept}
        </p>
      </div>
      {link}
    </Island>
  );
}

const columns = css`
  display: grid;
  grid-template-columns: subgrid;
  row-gap: clamp(1.75rem, 2.8vw, 2.75rem);
  align-items: end;
  /* In :where(), so that a part's own class can override it. */
  :where(& > *) {
    grid-column: 1 / -1;
  }
`;

/** Brackets around what can be tried, outside of the columns. */
const outset = "clamp(12px, 1.7vw, 26px)";
const around = brackets(stroke.heavy, "clamp(10px, 1.4vw, 22px)", outset);
const caret = `calc(-0.4 * ${outset})`;

/*
 * Heading, text and words share a cell. The heading stands where a placeholder would, and the caret is as tall as
 * its letters.
 */
const text = css`
  display: grid;
  > * {
    grid-area: 1 / 1;
    min-width: 0;
  }
  > h2 {
    align-self: start;
  }
  /* Both break lines at the same places. */
  > textarea,
  > [role="group"] {
    /* Half a line at the lower edge shows that there is more. */
    max-height: min(8.6lh, 60svh);
    @media (height >= 56em) {
      max-height: 10.6lh;
    }
    overflow-y: auto;
    scrollbar-gutter: stable;
    scrollbar-width: thin;
    scrollbar-color: ${color.line} transparent;
    color: ${color.faint};
    font: 500 ${size.longVersion} / max(1.45em, ${space.target}) ${font.display};
    letter-spacing: -0.02em;
    overscroll-behavior: contain;
  }
  > textarea {
    display: none;
    field-sizing: content;
    align-self: stretch;
    margin: 0;
    background: none;
    border: 0;
    resize: none;
    caret-color: ${color.mark};
    &:placeholder-shown {
      font: 600 ${size.mega} / 0.9 ${font.display};
      letter-spacing: -0.035em;
      overflow: hidden;
      margin-left: ${caret};
    }
    &:focus-visible {
      outline-color: transparent !important;
      /* Not the shorthand, of which the minifier leaves nothing. */
      border-image-source: none !important;
    }
  }
  [data-step="empty"] &,
  [data-step="writing"] & {
    border-image: ${around};
    > textarea {
      display: block;
    }
  }
  [data-step="empty"] &:not(:focus-within)::before {
    content: "";
    grid-area: 1 / 1;
    width: ${stroke.mark};
    height: 0.9em;
    font-size: ${size.mega};
    margin-left: ${caret};
    background: ${color.mark};
  }
  /* An outline closes the brackets, instead of a focus ring. */
  &:has(> textarea:focus-visible) {
    outline: ${stroke.mark} solid;
    outline-offset: ${outset};
  }
  [data-step="writing"] & > h2,
  [data-step="picking"] & > h2 {
    opacity: 0;
    pointer-events: none;
  }
  > [role="group"] {
    display: none;
  }
  [data-step="picking"] & > [role="group"] {
    display: block;
  }
`;

/* Until the script starts, the row is only invisible: nothing moves. */
const tools = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.xl};
  min-height: ${space.target};
  [data-island]:not([data-step]) > & {
    display: none;
    @media (scripting: enabled) {
      display: flex;
      visibility: hidden;
    }
  }
  > p {
    color: ${color.muted};
  }
  [data-step="picking"] > & > p {
    color: ${color.text};
    font: 600 ${size.quote} / 1.1 ${font.display};
    letter-spacing: -0.025em;
  }
  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space.xs} ${space.l};
  }
  button:not([data-find]) {
    min-height: ${space.target};
    padding: 0;
    background: none;
    border: 0;
    text-decoration: underline 1px;
    text-underline-offset: 0.25em;
  }
  [data-step="empty"] > & button:not([data-undo]),
  [data-step="writing"] > & [data-edit],
  [data-step="picking"] > & [data-find],
  [data-undo][hidden] {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/* Promise and sentence share a cell. */
const result = css`
  display: grid;
  ${media.roomy} {
    grid-column: 1 / span 7;
  }
  > p {
    grid-area: 1 / 1;
    max-width: none;
    font: 600 ${size.heading} / 1.1 ${font.display};
    letter-spacing: -0.03em;
  }
  > p + p {
    visibility: hidden;
  }
  &:has([data-sentence]:not(:empty)) {
    > p:first-child {
      visibility: hidden;
    }
    > p + p {
      visibility: visible;
    }
  }
  [data-step="picking"] > &:has([data-sentence]:not(:empty)) {
    border-image: ${around};
  }
  > [data-kept] {
    grid-row: 2;
    margin-top: ${space.s};
    color: ${color.muted};
    font: 400 ${size.body} / 1.5 ${font.text};
    letter-spacing: 0;
  }
`;

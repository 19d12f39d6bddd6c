import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { fieldLabel } from "#client/components/text-field.ts";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { brackets, color, font, labelFont, size, space, stroke } from "#client/styles/tokens.ts";

interface HandbookBotProps {
  /** The tag of the handbook's language. */
  language: string;
  words: { label: string; ask: string; questions: readonly string[]; note: string; restart: string };
  /** An empty message of each sender. The script fills copies of them. */
  messages: Record<"visitor" | "bot" | "person", ReactNode>;
}

/**
 * Asks a bot that answers from a handbook, in the browser. The messages appear in the element with the id of
 * `conversation`. Without the script there is nothing to see; the room is kept if the script may come.
 */
export function HandbookBot({ language, words, messages }: HandbookBotProps) {
  const { label, ask, questions, note, restart } = words;
  return (
    <Island name="handbook-bot" load="visible" props={{ language }}>
      {Object.entries(messages).map(([from, message]) => (
        <template key={from} data-from={from}>
          {message}
        </template>
      ))}
      <form className={form} hidden>
        <label className={fieldLabel} htmlFor="question">
          {label}
        </label>
        <div className={line}>
          <input
            id="question"
            type="text"
            autoComplete="off"
            enterKeyHint="send"
            maxLength={500}
            aria-describedby="bot-note"
          />
          <button type="submit">{ask}</button>
        </div>
        <ul>
          {questions.map((question) => (
            <li key={question}>
              <button type="button" data-question="">
                {question}
              </button>
            </li>
          ))}
        </ul>
        <p>
          <span id="bot-note">{note}</span>
          <button type="button" data-restart="" hidden>
            {restart}
          </button>
        </p>
      </form>
    </Island>
  );
}

/* Nothing moves when the script starts: until then the form is only invisible. */
const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  margin-top: ${space.l};
  &[hidden] {
    display: none;
    @media (scripting: enabled) {
      display: grid;
      visibility: hidden;
    }
  }
  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.xs};
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space.m};
    max-width: none;
    color: ${color.muted};
    font: ${labelFont};
  }
  > * > [data-restart] {
    min-height: ${space.target};
    padding: 0;
    background: none;
    border: 0;
    color: ${color.text};
    text-decoration: underline 1px;
    text-underline-offset: 0.25em;
    &[hidden] {
      display: block;
      visibility: hidden;
    }
  }
  > * > * > [data-question] {
    min-height: ${space.target};
    padding: ${space.xs} ${space.m};
    background: none;
    border: 1px solid ${color.line};
    text-align: start;
    ${media.hover} {
      &:hover {
        border-color: ${color.text};
      }
    }
    &:active {
      background: ${color.raised};
    }
  }
  ${media.print} {
    display: none;
  }
`;

/* The brackets are around input and button. An outline closes them, instead of a focus ring of the input. */
const line = css`
  display: flex;
  align-items: center;
  border-image: ${brackets(stroke.mark, "14px", "0px", color.mark)};
  > input {
    flex: 1;
    min-width: 0;
    min-height: 3.75rem;
    padding: ${space.xs} ${space.m};
    background: none;
    border: 0;
    font: 500 ${size.lead} / 1.3 ${font.display};
    &:focus-visible {
      outline-color: transparent !important;
      border-image-source: none !important;
    }
  }
  > button {
    min-width: 5rem;
    min-height: ${space.target};
    margin: ${space.xs};
    padding: 0 ${space.m};
    border: 0;
    background: ${color.text};
    color: ${color.ground};
    font: 600 ${size.body} / 1.2 ${font.text};
    &:focus-visible {
      --ring: 3px;
    }
    &:active {
      background: ${color.muted};
    }
    ${media.hover} {
      &:hover {
        background: ${color.accent};
        color: ${color.onAccent};
      }
    }
    ${media.forcedColors} {
      border: 1px solid;
    }
  }
  &:has(> input:focus-visible) {
    outline: 1px solid ${color.mark};
    outline-offset: -1px;
  }
`;

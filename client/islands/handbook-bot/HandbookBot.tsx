import { css } from "@linaria/core";
import type { ReactNode } from "react";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { brackets, color, font, labelFont, size, space, stroke } from "#client/styles/tokens.ts";
import type { BotWords } from "#shared/content/types.ts";

interface HandbookBotProps {
  /** The tag of the handbook's language. */
  language: string;
  content: BotWords;
  /** An empty message of each sender. The script fills copies of them. */
  messages: Record<"visitor" | "bot" | "person", ReactNode>;
}

/**
 * Asks a bot that answers from a handbook, in the browser. The messages appear in the element with the id of
 * `conversation`. Without the script there is nothing to see; the room is kept if the script may come.
 */
export function HandbookBot({ language, content, messages }: HandbookBotProps) {
  const { label, ask, questions, note, restart } = content;
  return (
    <Island name="handbook-bot" load="visible" props={{ language }}>
      {Object.entries(messages).map(([from, message]) => (
        <template key={from} data-from={from}>
          {message}
        </template>
      ))}
      <form className={form} hidden>
        <label htmlFor="question">{label}</label>
        <div className={line}>
          <input
            id="question"
            type="text"
            autoComplete="off"
            enterKeyHint="send"
            maxLength={500}
            placeholder=" "
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
        <div className={foot}>
          <p id="bot-note">{note}</p>
          <button type="button" data-restart="" hidden>
            {restart}
          </button>
        </div>
      </form>
    </Island>
  );
}

/* Nothing moves when the script starts: until then the form is only invisible. If it cannot start, no gap is left. */
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
    [data-island-failed] > & {
      display: none;
    }
  }
  > label {
    font: 600 ${size.lead} / 1.3 ${font.display};
  }
  > ul {
    ${media.roomy} {
      display: flex;
      flex-wrap: wrap;
      gap: ${space.xs};
    }
  }
  /* Lines with an arrow on a small window, boxes on a larger one. */
  > * > * > [data-question] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    width: 100%;
    min-height: ${space.target};
    padding: ${space.xs} 0;
    background: none;
    border: solid ${color.line};
    border-width: 0 0 1px;
    text-align: start;
    &::after {
      content: "";
      flex: none;
      width: 0.5em;
      height: 0.5em;
      margin-inline: ${space.m};
      border: solid ${color.mark};
      border-width: ${stroke.mark} ${stroke.mark} 0 0;
      rotate: 45deg;
    }
    ${media.roomy} {
      padding-inline: ${space.m};
      border-width: 1px;
      &::after {
        display: none;
      }
    }
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

const foot = css`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space.m};
  color: ${color.muted};
  font: ${labelFont};
  > p {
    max-width: none;
    text-wrap: balance;
  }
  > button {
    flex: none;
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
`;

/*
 * The brackets are around input and button. An outline closes them, instead of a focus ring of the input. Until
 * then a caret shows where to type.
 */
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
    caret-color: ${color.mark};
    &:placeholder-shown:not(:focus) {
      background: linear-gradient(${color.mark}) ${space.m} / 2px 1.4em no-repeat;
    }
    &:focus-visible {
      outline: none !important;
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
    ${media.forcedColors} {
      outline-width: 3px;
    }
  }
`;

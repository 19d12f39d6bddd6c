import { css, cx } from "@linaria/core";
import { Button } from "#client/components/Button.tsx";
import { Island, partOf } from "#client/islands/Island.tsx";
import { bracketedField } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { color, displayFont, duration, easing, size, space } from "#client/styles/tokens.ts";
import type { HandbookBotText } from "#shared/content/handbook-bot.ts";
import { ChatMessage } from "./ChatMessage.tsx";
import type { mount, Parts } from "./mount.ts";

const part = partOf<Parts>;

interface HandbookBotProps {
  /** The language tag of the handbook. */
  language: string;
  content: Pick<HandbookBotText, "example" | "bot">;
}

/**
 * An example conversation, and a field in which the visitor continues it. The bot answers from a handbook, in the
 * browser. Without the script, there is only the example.
 */
export function HandbookBot({ language, content }: HandbookBotProps) {
  const { example, bot } = content;
  const { log, names, label, ask, questions, note, restart, handbook } = bot;
  return (
    <Island<typeof mount> name="handbook-bot" near props={{ language }}>
      <div className={room} {...part("log")} role="log" aria-label={log}>
        <ol>
          <ChatMessage from="visitor" name={example.name} text={example.question} />
          <ChatMessage from="bot" name={names.bot} text={example.answer} source={example.source} />
        </ol>
        <ol className={messages} {...part("messages")} />
      </div>
      {(["visitor", "bot", "person"] as const).map((from) => (
        <template key={from} {...part(from)}>
          <ChatMessage from={from} name={names[from]} />
        </template>
      ))}
      <template {...part("answer")}>
        <ChatMessage from="bot" name={names.bot} source={{}} />
      </template>
      <template {...part("closest")}>
        <ChatMessage from="bot" name={names.bot} source={{}}>
          {/* Its own form, because Enter in a field presses the first submit button of the field's form. */}
          <form className={choices}>
            <button type="submit" value={handbook.chat.notIt}>
              {handbook.chat.notIt}
            </button>
          </form>
        </ChatMessage>
      </template>
      <form className={form} {...part("form")}>
        <label htmlFor="question">{label}</label>
        <div className={row}>
          <div className={cx(bracketedField, field)}>
            <input
              id="question"
              {...part("field")}
              type="text"
              autoComplete="off"
              enterKeyHint="send"
              placeholder=" "
              aria-describedby="bot-note"
            />
          </div>
          <Button variant="inverse">{ask}</Button>
        </div>
        <div className={choices}>
          {questions.map((question) => (
            <button key={question} type="submit" value={question}>
              {question}
            </button>
          ))}
        </div>
        <div className={foot}>
          <p id="bot-note">{note}</p>
          <button type="reset">{restart}</button>
        </div>
      </form>
    </Island>
  );
}

/* As wide as the figure, so that the pages cited in answers reach the window's edge. Above, messages fade out. */
const room = css`
  margin: 0 calc(-1 * var(--bleed)) 0 calc(-1 * var(--start));
  min-height: 26rem;
  padding: ${space.xl} var(--bleed) 0 var(--start);
  overflow-y: auto;
  mask: linear-gradient(transparent, #000 ${space.m});
  scrollbar-width: thin;
  > ol {
    display: grid;
    gap: ${space.m};
  }
  &:focus-visible {
    --ring: -3px;
  }
  ${media.print} {
    overflow: visible;
  }
`;

/* It has no height of its own, so its content does not shift what is below: new messages only make it scroll. */
const messages = css`
  @media screen {
    height: 0;
  }
  > :first-child {
    margin-top: ${space.m};
  }
  ${media.motion} {
    > li {
      animation: come ${duration.calm} ${easing} backwards;
    }
    @keyframes come {
      from {
        opacity: 0;
        translate: 0 ${space.s};
      }
    }
  }
`;

/* Until the script starts, the form is only invisible, so nothing shifts. If the script fails, no gap is left. */
const form = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};
  margin-top: ${space.l};
  &:not([data-ready]) {
    visibility: hidden;
  }
  [data-island-failed] & {
    display: none;
  }
  > label {
    ${displayFont(size.lead, 1.3)};
  }
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
`;

/* A caret shows where to type. */
const field = css`
  flex: 1 1 14rem;
  > input {
    width: 100%;
    padding: ${space.m};
    &:placeholder-shown:not(:focus) {
      background: linear-gradient(${color.highlight}) ${space.m} / 2px 1.2em no-repeat;
    }
  }
`;

const choices = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  font-size: ${size.small};
  > button {
    min-height: ${space.target};
    padding: ${space.xs} ${space.m};
    background: none;
    border: 1px solid ${color.muted};
    text-align: start;
    ${media.hover} {
      &:hover {
        border-color: ${color.text};
      }
    }
  }
`;

const foot = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  color: ${color.muted};
  font-size: ${size.small};
  > button {
    display: block;
    flex: none;
    min-height: ${space.target};
    background: none;
    border: 0;
    color: ${color.text};
    text-decoration: underline;
  }
  .${room}:has(> :empty) ~ form > & > button {
    visibility: hidden;
  }
`;

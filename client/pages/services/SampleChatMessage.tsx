import { css, cx } from "@linaria/core";
import { colorSchemes } from "#client/styles/color-schemes.ts";
import { color, labelFont, space } from "#client/styles/tokens.ts";
import type { ConversationMessage } from "#shared/content/types.ts";
import { SampleChatSource } from "./SampleChatSource.tsx";
import { Vignette } from "./Vignette.tsx";

/** One message of the conversation. A script can fill a copy of an empty one. */
export function SampleChatMessage({ message }: { message: ConversationMessage }) {
  const { from, name, time, notice, vignette, text, source } = message;
  return (
    <li className={cx(row, senders[from])}>
      {notice !== undefined && (
        <p className={event} data-notice="">
          {notice}
        </p>
      )}
      <p className={sender}>
        <b>{name}</b> {time}
      </p>
      <div className={bubble}>
        {vignette && <Vignette {...vignette} />}
        <p>
          {text}
          {source && " [1]"}
        </p>
      </div>
      {source && <SampleChatSource {...source} />}
    </li>
  );
}

const row = css`
  display: grid;
  justify-items: start;
  gap: ${space.hair};
`;

const event = css`
  justify-self: stretch;
  display: flex;
  align-items: center;
  gap: ${space.m};
  max-width: none;
  padding-block: ${space.s};
  color: ${color.muted};
  font: ${labelFont};
  &::before,
  &::after {
    content: "";
    flex: 1;
    border-top: 1px solid ${color.line};
  }
`;

const sender = css`
  color: ${color.muted};
  font: ${labelFont};
`;

const bubble = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m};
  width: min(29rem, 90%);
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.muted};
  > p {
    flex: 1 7rem;
    text-wrap: balance;
  }
  > svg {
    flex: none;
    width: 4.5rem;
    aspect-ratio: 1;
  }
`;

/* Messages of people are in filled boxes, messages of the bot in an outlined one. */
const person = css`
  > .${bubble} {
    ${colorSchemes.light}
    background: ${color.ground};
    color: ${color.text};
    @media screen {
      border-color: ${color.ground};
    }
  }
`;

const visitor = css`
  justify-items: end;
`;

const senders = { visitor: cx(person, visitor), bot: undefined, person };

import { css, cx } from "@linaria/core";
import type { ReactNode } from "react";
import { partOf } from "#client/islands/Island.tsx";
import { color, size, space, stroke } from "#client/styles/tokens.ts";
import type { MessageParts } from "./mount.ts";

const part = partOf<MessageParts>;

interface ChatMessageProps {
  from: keyof typeof senders;
  name: string;
  text?: string;
  /** The page of the handbook that an answer cites. The script fills empty ones. */
  source?: { title?: string; quote?: string };
  /** What the visitor can say about the page. Such a page is quoted without being marked as the answer. */
  children?: ReactNode;
}

/** One message in the conversation. */
export function ChatMessage({ from, name, text, source, children }: ChatMessageProps) {
  const Quote = children ? "q" : "mark";
  return (
    <li className={cx(message, senders[from])}>
      <b className={sender}>{name}</b>
      <p className={cx(bubble, from !== "bot" && "light")} {...part("text")}>
        {text}
      </p>
      {source && (
        <blockquote className={cx("light", page)}>
          <cite {...part("title")}>{source.title}</cite>
          <Quote {...part("quote")}>{source.quote}</Quote>
        </blockquote>
      )}
      {children}
    </li>
  );
}

const message = css`
  display: grid;
  justify-items: start;
  gap: ${space.hair};
`;

const sender = css`
  color: ${color.muted};
  font-size: ${size.small};
`;

const bubble = css`
  max-width: min(29rem, 90%);
  padding: ${space.s} ${space.m};
  border: 1px solid ${color.muted};
  text-wrap: balance;
`;

/* People's messages are in filled boxes, the bot's in outlined ones. */
const person = css`
  > .${bubble} {
    background: ${color.background};
    color: ${color.text};
  }
`;

const visitor = css`
  justify-items: end;
`;

const senders = { visitor: cx(person, visitor), bot: undefined, person };

/* It reaches the window's right edge. A line connects it to the answer above. */
const page = css`
  position: relative;
  justify-self: stretch;
  margin: 0 calc(-1 * var(--bleed)) 0 ${space.xxl};
  padding: ${space.m} var(--bleed) ${space.m} ${space.l};
  background: ${color.surface};
  color: ${color.text};
  &::before {
    content: "";
    position: absolute;
    inset: -${space.hair} 100% 50% -${space.xl};
    border: solid ${color.accent};
    border-width: 0 0 ${stroke.thin} ${stroke.thin};
  }
  + * {
    margin-top: ${space.xs};
  }
  > cite {
    display: block;
    margin-bottom: ${space.xs};
    font-size: ${size.small};
  }
  > mark {
    background: ${color.accent};
    color: ${color.onAccent};
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
`;

import { css, cx } from "@linaria/core";
import { Fragment, type ReactNode } from "react";
import { framed } from "#client/components/framed.ts";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { color, font, lineThickness, size, space } from "#client/styles/tokens.ts";
import type { AboutStory } from "#shared/content/about-story.ts";
import { stageQuery } from "./stage-query.ts";

interface MailToSentenceProps {
  mail: AboutStory["mail"];
  heading: ReactNode;
  /** What follows from the sentence. */
  children: ReactNode;
}

/**
 * A client's long mail and the sentence that is in it. With scroll-driven animations, the mail's other words leave and
 * the sentence's words move to their places while the visitor scrolls. Else both stand one below the other.
 */
export function MailToSentence({ mail, heading, children }: MailToSentenceProps) {
  const { headers, text, sentence, count } = mail;
  // Each marked word is a mark of its own, with the punctuation that follows.
  const parts = text
    .replace(
      /\[([^\]]+)\](\S*)/g,
      (_, words: string, end: string) => `[${words.replaceAll(" ", "] [")}${end}]`,
    )
    .split(/\[([^\]]+)\]/);
  const [before, after] = count.split("{count}");
  return (
    <Island name="mail-to-sentence" load="load" className={act}>
      <div className={stage}>
        <div className={row}>
          {heading}
          <p className={total}>
            {before}
            <span data-count="">{text.split(" ").length}</span>
            {after}
          </p>
        </div>
        <blockquote className={letter}>
          <span className={framed} data-frame="" />
          <p className={sender} data-sender="">
            {headers.map(({ name, value }) => (
              <Fragment key={name}>
                {name} <b>{value}</b>
                {"\u2003"}
              </Fragment>
            ))}
          </p>
          <p data-mail="">
            {parts.map((part, index) => (index % 2 ? <mark key={part}>{part}</mark> : part))}
          </p>
        </blockquote>
        <p className={cx(framed, result)} data-sentence="">
          {sentence}
        </p>
        <div className={cx(row, follows)} data-then="">
          {children}
        </div>
      </div>
    </Island>
  );
}

const stage = css`
  display: grid;
  gap: ${space.m};
`;

const row = css`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s} ${space.xl};
`;

const follows = css`
  flex-wrap: wrap;
  > h3 {
    font-size: ${size.heading};
  }
  > p {
    flex: 0 1 32em;
  }
`;

const total = css`
  flex: none;
  color: ${color.muted};
  font: 600 ${size.lead} / 1.2 ${font.display};
`;

const letter = css`
  position: relative;
  padding: var(--inset);
  color: ${color.muted};
  font-size: clamp(0.8125rem, min(3.4vw, 0.6vw + 2svh), 2.25rem);
  line-height: 1.4;
  > span {
    position: absolute;
    inset: 0;
    color: ${color.text};
  }
  > p {
    max-width: none;
  }
  b {
    color: ${color.text};
  }
  mark {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

const sender = css`
  margin-bottom: ${space.s};
  font-size: ${size.small};
  ${media.belowRoomy} {
    display: none;
  }
`;

/* As large as the frame allows, in three lines or four. The line runs out of the full stop. */
const result = css`
  position: relative;
  justify-self: start;
  box-sizing: content-box;
  max-width: 7.5em;
  padding: var(--inset);
  font: 600 10.7vw / 1.05 ${font.display};
  letter-spacing: -0.03em;
  ${media.tablet} {
    max-width: 8.9em;
    font-size: clamp(2.5rem, 32svh - 9rem, min(9.5vw, 10.5rem));
  }
  &::after {
    content: "";
    position: absolute;
    width: 100vw;
    height: ${lineThickness};
    margin-top: 0.825em;
    background: ${color.mark};
  }
`;

/* Its height is there before the script, so that nothing below moves. */
const act = css`
  --inset: clamp(0.875rem, 3vw, 3rem);
  @media ${stageQuery} and (scripting: enabled) {
    ${media.scrollDriven} {
      &:not([data-island-failed]) {
        height: 400svh;
      }
    }
  }
`;

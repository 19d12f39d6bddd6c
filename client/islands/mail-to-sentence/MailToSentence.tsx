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
        <div className={row} data-then="">
          {children}
        </div>
      </div>
    </Island>
  );
}

const stage = css`
  display: grid;
  gap: ${space.l};
  padding-block: ${space.section} ${space.l};
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s} ${space.xl};
  > h3 {
    font-size: ${size.heading};
  }
  > h3 + p {
    flex: 0 1 32em;
  }
`;

const total = css`
  color: ${color.muted};
  font: 600 ${size.lead} / 1.2 ${font.display};
  font-variant-numeric: tabular-nums;
`;

const letter = css`
  position: relative;
  padding: var(--inset);
  color: ${color.muted};
  font-size: max(0.8125rem, 1.2vw + 1svh);
  line-height: 1.45;
  > span {
    position: absolute;
    inset: 0;
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
`;

/* As large as the frame allows: --em is the width of its longest line. The line runs out of its full stop. */
const result = css`
  --em: 7.5;
  justify-self: start;
  max-width: calc(1em * var(--em) + 2 * var(--inset));
  padding: var(--inset);
  font: 600 min((100vw - 2 * ${space.gutter} - 2 * var(--inset)) / var(--em), 15svh) / 1.05 ${font.display};
  letter-spacing: -0.03em;
  ${media.tablet} {
    --em: 8.9;
  }
  &::after {
    content: "";
    position: absolute;
    width: 100vw;
    height: ${lineThickness};
    margin: 0.72em 0 0 0.05em;
    background: ${color.mark};
    transform-origin: 0 0;
  }
`;

/* Its height is there before the script, so that nothing below moves. */
const act = css`
  --inset: clamp(0.875rem, 3vw, 3rem);
  @media ${stageQuery} and (scripting: enabled) {
    ${media.scrollDriven} {
      &:not([data-tight], [data-island-failed]) {
        height: 400svh;
      }
    }
  }
`;

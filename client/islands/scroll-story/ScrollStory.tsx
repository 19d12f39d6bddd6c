import { css, cx } from "@linaria/core";
import { Fragment, type ReactNode } from "react";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { color, displayFont, lineThickness, size, space } from "#client/styles/tokens.ts";
import { countWords, splitHighlights } from "#shared/format.ts";
import type { AboutStory } from "#shared/site/about-story.ts";
import { largeBrackets } from "./large-brackets.ts";
import type { mount } from "./mount.ts";
import { stageQuery } from "./stage-query.ts";

interface ScrollStoryProps {
  mail: AboutStory["mail"];
  heading: ReactNode;
  /** What the sentence led to. */
  children: ReactNode;
}

/**
 * A client's long email and the sentence within it. With scroll-driven animations, the other words fade out and the
 * sentence's words move to their places as the visitor scrolls. Otherwise, the sentence is below the email.
 */
export function ScrollStory({ mail, heading, children }: ScrollStoryProps) {
  const { headers, text, sentence, count } = mail;
  const [before, after] = count.split("{count}");
  return (
    <Island<typeof mount> name="scroll-story" className={scrollTrack}>
      <div className={stage} data-stage="">
        <div className={row}>
          {heading}
          <p className={total}>
            {before}
            <span data-count="">{countWords(text)}</span>
            {after}
          </p>
        </div>
        <blockquote className={letter}>
          <span className={largeBrackets} data-frame="" />
          <p className={sender} data-sender="">
            {headers.map(({ name, value }) => (
              <Fragment key={name}>
                {`${name} `}
                <b>{value}</b>
                {"\u2003"}
              </Fragment>
            ))}
          </p>
          <p data-mail="">
            {splitHighlights(text).map((part, index) => (index % 2 ? <mark key={part}>{part}</mark> : part))}
          </p>
        </blockquote>
        <p className={cx(largeBrackets, result)} data-sentence="">
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
  gap: ${space.l};
`;

const row = css`
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: ${space.s};
`;

const follows = css`
  flex-wrap: wrap;
  > p {
    flex: 0 1 32em;
  }
`;

const total = css`
  flex: none;
  color: ${color.muted};
  ${displayFont(size.lead, 1.55)};
`;

const inset = "max(0.875rem, 3vw)";

const letter = css`
  position: relative;
  padding: ${inset};
  font-size: clamp(0.8125rem, 1.05vw + 1.4svh, 2.25rem);
  line-height: 1.4;
  > span {
    position: absolute;
    inset: 0;
  }
  > p {
    max-width: none;
    color: ${color.muted};
  }
  mark {
    background: ${color.accent};
    color: ${color.onAccent};
  }
`;

const sender = css`
  margin-bottom: ${space.xs};
  font-size: max(${size.small}, 0.7em);
  @media (height < 50em) {
    display: none;
  }
`;

/* As large as the frame allows, in three to six lines. The accent line starts at the full stop. */
const result = css`
  position: relative;
  justify-self: start;
  max-width: 9.8em;
  padding: ${inset};
  ${displayFont("clamp(2rem, 12svh - 2.4rem, 13vw)", 1.05)};
  ${media.tablet} {
    font-size: clamp(2.5rem, 32svh - 9rem, min(10.4vw, 10.5rem));
  }
  &::after {
    content: "";
    position: absolute;
    width: 100vw;
    margin-top: 0.825em;
    border-top: ${lineThickness} solid ${color.mark};
  }
`;

/* Its height is set before the script runs, so that nothing below shifts. */
const scrollTrack = css`
  @media ${stageQuery} {
    ${media.scrollDriven} {
      &:not([data-island-failed], [data-island-failed] *) {
        height: 400svh;
      }
    }
  }
`;

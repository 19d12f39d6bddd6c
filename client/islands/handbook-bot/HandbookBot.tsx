import { css, cx } from "@linaria/core";
import { Fragment } from "react";
import { MarkedText } from "#client/components/MarkedText.tsx";
import { VisuallyHidden } from "#client/components/VisuallyHidden.tsx";
import { Island } from "#client/islands/Island.tsx";
import { media } from "#client/styles/media.ts";
import { alwaysLight, ink } from "#client/styles/section.ts";
import { color, displayFont, duration, size, space, stroke } from "#client/styles/tokens.ts";
import type { Site } from "#shared/content/site.ts";

interface HandbookBotProps {
  content: Site["pageTexts"]["services"]["handbookBot"];
  /** The service that builds such bots. */
  service: { href: string; title: string };
}

/**
 * A demonstration: the visitor chooses one of the prepared questions and sees the answer, with its source in a client's
 * handbook. To a question that the handbook does not answer, a person replies. The script only announces the answer and
 * scrolls to it.
 */
export function HandbookBot({ content, service }: HandbookBotProps) {
  const { label, names, conversations, caption } = content;
  return (
    <div className={cx(ink, panel)}>
      <Island name="handbook-bot">
        <div role="radiogroup" aria-labelledby="bot-label" className={chat}>
          <p id="bot-label" aria-hidden="true">
            {label}
          </p>
          {conversations.map(({ question, answer, source, quote }, index) => (
            <Fragment key={question}>
              <label className={choice}>
                <input type="radio" name="question" defaultChecked={index === 0} />
                {question}
              </label>
              <div className={conversation}>
                <div aria-hidden className={visitor}>
                  <b>{names.visitor}</b> <p className={alwaysLight}>{question}</p>
                </div>
                <div className={message}>
                  <b>{names.bot}</b> <p data-part="answer">{answer}</p>
                </div>
                <blockquote className={cx(alwaysLight, citation)} data-part="source">
                  <cite>{source}</cite>{" "}
                  <p>
                    <MarkedText>{quote}</MarkedText>
                  </p>
                </blockquote>
              </div>
            </Fragment>
          ))}
        </div>
        <VisuallyHidden role="status" data-part="status" hidden />
      </Island>
      <p>
        {caption} <a href={service.href}>{service.title}</a>
      </p>
    </div>
  );
}

/* From the top of the section to its bottom and the window's edge. */
const panel = css`
  display: grid;
  gap: ${space.l};
  margin: 0 calc(-1 * ${space.side});
  padding: ${space.l} ${space.side};
  background: ${color.background};
  color: ${color.text};
  > p {
    color: ${color.muted};
    font-size: ${size.small};
    > a {
      color: ${color.text};
    }
  }
  ${media.laptop} {
    grid-column: 7 / -1;
    margin-left: 0;
    padding-left: ${space.xl};
  }
`;

/* All conversations share one row, which is as tall as the longest. Nothing moves when another is chosen. */
const chat = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(max(9.5rem, 40%), 100%), 1fr));
  gap: ${space.xs};
  line-height: 1.35;
  > p {
    grid-area: 2 / 1 / auto / -1;
    margin-top: ${space.l};
    ${displayFont(size.subheading, 1.1)};
  }
`;

const choice = css`
  position: relative;
  align-content: center;
  min-height: ${space.target};
  padding: ${space.xs} ${space.m};
  border: 1px solid ${color.muted};
  cursor: pointer;
  ${media.belowLargePhone} {
    padding-inline: ${space.s};
    font-size: ${size.small};
  }
  &:hover {
    border-color: ${color.text};
  }
  &:has(:checked) {
    @media screen {
      background: ${color.text};
      color: ${color.background};
    }
    ${media.forcedColors} {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  > input {
    appearance: none;
    position: absolute;
    inset: 0;
    margin: 0;
    cursor: inherit;
  }
`;

const conversation = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-area: 1 / 1 / auto / -1;
  gap: ${space.m};
  align-content: start;
  font-size: ${size.lead};
  b,
  cite {
    color: ${color.muted};
    font-size: ${size.small};
  }
  :not(:has(:checked)) + & {
    visibility: hidden;
    > * {
      opacity: 0;
    }
  }
  /* The answer follows a moment after the question. A person, whose reply has no mark, takes longer than the bot. */
  ${media.motion} {
    > :not(:first-child) {
      transition: opacity ${duration.slow} 250ms;
    }
    > blockquote:not(:has(mark)) {
      transition-delay: 800ms;
    }
  }
`;

const message = css`
  display: grid;
  gap: ${space.hair};
  justify-self: start;
  max-width: 90%;
  > p {
    padding: ${space.s} ${space.m};
    border: 1px solid ${color.muted};
    scroll-margin-top: ${space.scrollOffset};
    text-wrap: balance;
  }
`;

/* A person's words are in a filled box, the bot's in an outlined one. */
const visitor = cx(
  message,
  css`
    justify-self: end;
    justify-items: end;
    > p {
      background: ${color.background};
      color: ${color.text};
    }
  `,
);

/* The source of the answer, a page or a person: up to the window's edge, and tied to the answer by a line. */
const citation = css`
  position: relative;
  margin: calc(${space.hair} - ${space.m}) calc(-1 * ${space.side}) 0 min(${space.xxl}, 15vw);
  padding: ${space.l} ${space.side} ${space.l} min(${space.l}, 8vw);
  background: ${color.background};
  color: ${color.text};
  &::before {
    content: "";
    position: absolute;
    inset: -${space.hair} 100% 50% max(-1 * ${space.xl}, -13vw);
    border: solid ${color.accent};
    border-width: 0 0 ${stroke.thin} ${stroke.thin};
  }
  > p {
    max-width: 26em;
    margin-top: ${space.xs};
  }
  > p > mark {
    box-decoration-break: clone;
    -webkit-box-decoration-break: clone;
  }
`;

import { css, cx } from "@linaria/core";
import { Fragment } from "react";
import { MarkedText } from "#client/components/MarkedText.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { largeBrackets } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { clipped, spaceBetween } from "#client/styles/section.ts";
import { color, displayAdjustments, displayFont, size, space, zIndex } from "#client/styles/tokens.ts";
import { choreography } from "./choreography.ts";
import { lineWidth } from "./longest-texts.ts";
import { StoryProduct } from "./StoryProduct.tsx";
import { countedFigure, lineHeight, onStage, scrollTrack, stage } from "./stage.ts";

/**
 * A client's long email, the sentence within it, and the page that solved it. With scroll-driven animations, each
 * becomes the next on one stage as the visitor scrolls (stage.ts). Otherwise, they are stacked.
 */
export function Story() {
  const { story } = useSite();
  const { heading, sentence } = story;
  const [beforeCount, afterCount] = story.count.split("{count}");
  const emailLength = story.email.split(/\s/).length;
  return (
    <SectionShell id="story" theme="ink" className={cx(clipped, section)}>
      <div className={scrollTrack}>
        <div className={stage}>
          <div className={cx(spaceBetween, headingRow)}>
            <h2 id="story-heading">{heading.before}</h2>
            <p className={countedFigure} data-from={emailLength} data-to={sentence.split(/\s/).length}>
              {beforeCount}
              <span data-unit="">{emailLength}</span>
              {afterCount}
            </p>
          </div>
          <blockquote className={cx(largeBrackets, email)}>
            <p className={emailHeaders}>
              {story.headers.map(({ name, value }) => (
                <Fragment key={name}>
                  <span>
                    {`${name}\u00a0`}
                    <b>{value}</b>
                  </span>{" "}
                </Fragment>
              ))}
            </p>
            <p className={emailText}>
              <MarkedText>{story.email}</MarkedText>
            </p>
          </blockquote>
          <p className={cx(largeBrackets, sentenceFrame)}>
            <span className={sentenceText}>
              {sentence
                .split(/(\s)/)
                .map((word, index) => (index % 2 ? word : <span key={`${index} ${word}`}>{word}</span>))}
            </span>
          </p>
          <h2 className={secondHeading}>{heading.after}</h2>
          <StoryProduct />
        </div>
      </div>
    </SectionShell>
  );
}

/* In a large window, there is no space for the header above the stage, so the section covers it. */
const section = css`
  container-type: inline-size;
  line-height: 1.35;
  ${media.laptop} {
    position: relative;
    z-index: ${zIndex.story};
  }
`;

/* With larger text, the count is below the heading, and no word breaks. */
const headingRow = css`
  gap: ${space.s};
  > h2 {
    flex: 1;
  }
  > p {
    flex: none;
    color: ${color.muted};
    ${displayFont(size.lead, 1.2)};
  }
  ${onStage} {
    grid-row: 1;
    align-self: end;
    align-items: last baseline;
    ${choreography.headingRow}
    > p {
      ${choreography.wordCount}
    }
  }
`;

const email = css`
  padding: var(--inset);
  color: ${color.muted};
  font-size: clamp(0.8125rem, 1.05vw + 1.35svh, 2.75rem);
  line-height: 1.35;
  > p {
    max-width: none;
  }
  ${onStage} {
    align-content: center;
    border-image-source: none;
    font-size: var(--email-size);
    ${choreography.email}
  }
`;

/* Sender, subject and date, each on one line if it fits. */
const emailHeaders = css`
  margin-bottom: ${space.m};
  font-size: 0.8em;
  > span {
    display: inline-block;
    margin-right: 0.75em;
  }
  ${onStage} {
    ${choreography.emailHeaders}
  }
`;

/*
 * A word of the sentence, which the marker writes, and wipes away, after the words before it. The same percentages clip
 * the marker's background and the ink on it.
 */
const marker = `
  --words-before: calc(sibling-index() - 1);
  --written: clamp(0, var(--marked) * sibling-count() - var(--words-before), 1);
  --wiped: clamp(0, (var(--marked) - 1) * sibling-count() - var(--words-before), 1);
  --marker: calc(100% * (var(--written) + var(--wiped)));
  --marker-start: calc(var(--marker) - 100%);
  margin-inline: -${displayAdjustments.markOverhang};
  padding-inline: ${displayAdjustments.markOverhang};
  background:
    linear-gradient(90deg, #0000 var(--marker-start), ${color.onAccent} 0 var(--marker), #0000 0) text,
    linear-gradient(90deg, #0000 var(--marker-start), ${color.accent} 0 var(--marker), #0000 0) 0 100% / 100% calc(100% - 0.1em) no-repeat;
  color: transparent;
`;

const emailText = css`
  ${onStage} {
    background: linear-gradient(#0000 calc(var(--darkened) - 25%), ${color.muted} var(--darkened)) text;
    color: #0000;
    ${choreography.emailText}
    > mark {
      /* Not positioned: otherwise, WebKit would not paint it before it is lit. */
      ${marker}
    }
  }
`;

/*
 * As large as the frame allows, in three to six lines. On the stage, its brackets are those of the email and the
 * product.
 */
const sentenceFrame = css`
  justify-self: start;
  max-width: calc(${lineWidth.inThree}em + 2 * var(--inset));
  margin-top: ${space.l};
  padding: var(--inset);
  ${displayFont(size.title, lineHeight)};
  text-wrap: balance;
  ${onStage} {
    place-self: center start;
    align-content: unsafe center;
    width: var(--frame-width);
    height: var(--frame-height);
    max-width: none;
    margin-top: 0;
    font-size: var(--sentence-size);
    pointer-events: none;
    /* WebKit repaints as far as the outline, but not as far as the border image. */
    outline: 100cqw solid #0000;
    /* A length, because the number 0 does not animate to one. Lightning CSS 1.33, the minifier, shortens 0px to 0. */
    border-image-outset: calc(0 * var(--to-edge));
    ${choreography.brackets}
  }
`;

const sentenceText = css`
  ${onStage} {
    display: block;
    isolation: isolate;
    padding-inline: ${displayAdjustments.markOverhang};
    text-box: trim-both cap alphabetic;
    pointer-events: auto;
    transform-origin: 0 var(--caption-edge);
    ${choreography.sentence}
    > span {
      ${marker}
      position: relative;
      z-index: calc(99 - sibling-index());
    }
  }
`;

/* A step smaller than what follows. On the stage, its baseline is that of the caption. */
const secondHeading = css`
  break-before: page;
  margin-top: ${space.section};
  font-size: ${size.title};
  line-height: 0.95;
  ${onStage} {
    grid-row: 1;
    place-self: end start;
    margin-top: 0;
    font-size: var(--heading-size);
    text-box: trim-end cap alphabetic;
    ${media.landscape} {
      place-self: end;
    }
    ${choreography.secondHeading}
  }
`;

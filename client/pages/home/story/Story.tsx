import { css, cx } from "@linaria/core";
import { Fragment } from "react";
import { MarkedText } from "#client/components/MarkedText.tsx";
import { SectionShell } from "#client/components/Section.tsx";
import { useSite } from "#client/page-context.ts";
import { largeBrackets } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { clipped, spaceBetween } from "#client/styles/section.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";
import { StoryProduct } from "./StoryProduct.tsx";
import { parts, staged } from "./stage.ts";

/**
 * A client's long email, the sentence within it, and the page that solved it. With scroll-driven animations, each
 * becomes the next on one stage as the visitor scrolls. Otherwise, they are below each other.
 */
export function Story() {
  const { home, story, storyProject } = useSite();
  const { heading } = home.about;
  const { headers, text, sentence, count, alt } = story;
  const [beforeCount, afterCount] = count.split("{count}");
  const words = text.split(" ").length;
  return (
    <SectionShell id="story" theme="ink" className={cx(clipped, section)}>
      <div className={staged}>
        <div className={stage}>
          <div className={cx(spaceBetween, first, parts.heading)}>
            <h2 id="story-heading">{heading.before}</h2>
            <p className={parts.count} data-from={words} data-to={sentence.split(/\s/).length}>
              {beforeCount}
              <span data-unit="">{words}</span>
              {afterCount}
            </p>
          </div>
          <blockquote className={cx(largeBrackets, email, parts.email)}>
            <p className={parts.headers}>
              {headers.map(({ name, value }) => (
                <Fragment key={name}>
                  {`${name}\u00a0`}
                  <b>{value}</b>
                  {"\u2003"}
                </Fragment>
              ))}
            </p>
            <p className={parts.text}>
              <MarkedText>{text}</MarkedText>
            </p>
          </blockquote>
          <p className={cx(largeBrackets, frame, parts.sentence)}>
            <span className={parts.words}>
              {sentence
                .split(/(\s)/)
                .map((word, index) => (index % 2 ? word : <span key={`${index} ${word}`}>{word}</span>))}
            </span>
          </p>
          <h2 className={cx(second, parts.second)}>{heading.after}</h2>
          <StoryProduct alt={alt} change={storyProject.change} />
        </div>
      </div>
    </SectionShell>
  );
}

/*
 * In a large window, the stage has no space for the header that comes back, so it covers it. As a container, the section
 * tells the stage how much room there is.
 */
const section = css`
  container-type: inline-size;
  line-height: 1.35;
  ${media.laptop} {
    position: relative;
    z-index: 3;
    padding-top: ${space.l};
  }
`;

const stage = css`
  /* Between the brackets and the text, or the product, in them. */
  --inset: max(0.875rem, 3vw);
  --bracket-gap: max(0.75rem, 0.36 * ${space.gutter});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
`;

/* With larger text, the count is below the heading, and no word breaks. */
const first = css`
  gap: ${space.s};
  > h2 {
    flex: 1;
  }
  > p {
    flex: none;
    color: ${color.muted};
    ${displayFont(size.lead, 1.2)};
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
  > .${parts.headers} {
    margin-bottom: ${space.m};
    font-size: 0.8em;
    @media (height < 50em) {
      display: none;
    }
  }
`;

/* As large as the frame allows, in three to six lines. On the stage, its brackets are those of the email and the product. */
const frame = css`
  justify-self: start;
  max-width: 9.8em;
  padding: var(--inset);
  ${displayFont("clamp(min(2rem, 11vw), 12svh - 2.4rem, 12.5vw)", 1.05)};
  text-wrap: balance;
  ${media.tablet} {
    font-size: clamp(2.5rem, 32svh - 9rem, min(10.4vw, 10.5rem));
  }
`;

/* A step smaller than what follows. */
const second = css`
  margin-top: ${space.section};
  font-size: clamp(min(2.875rem, 12.25vw), 35svh - 9rem, ${size.title});
  line-height: 0.95;
`;

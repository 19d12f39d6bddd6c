import { css, cx } from "@linaria/core";
import { Fragment } from "react";
import { Island, partOf } from "#client/islands/Island.tsx";
import { largeBrackets } from "#client/styles/brackets.ts";
import { media } from "#client/styles/media.ts";
import { spaceBetween } from "#client/styles/section.ts";
import { color, displayFont, size, space } from "#client/styles/tokens.ts";
import type { StoryText } from "#shared/content/types.ts";
import { splitHighlights } from "#shared/highlighted-text.ts";
import type { mount } from "./mount.ts";
import { Product, type ProductProps } from "./Product.tsx";
import type { Parts } from "./set-stage.ts";

const part = partOf<Parts>;

interface ScrollStoryProps {
  /** The heading above the email, with its id, and the one above the product. */
  heading: { id: string; before: string; after: string };
  mail: StoryText;
  product: ProductProps;
}

/**
 * A client's long email, the sentence within it, and the page that solved it. With scroll-driven animations, each
 * becomes the next on one stage as the visitor scrolls. Otherwise, they are below each other.
 */
export function ScrollStory({ heading, mail, product }: ScrollStoryProps) {
  const { headers, text, sentence, count } = mail;
  const [before, after] = count.split("{count}");
  const { from, to } = product.change;
  return (
    <Island<typeof mount> name="scroll-story" props={{ from, to }}>
      <div className={stage} {...part("stage")}>
        <div className={cx(spaceBetween, row)} {...part("heading")}>
          <h2 id={heading.id}>{heading.before}</h2>
          <p className={total}>
            {before}
            <span {...part("count")}>{text.split(" ").length}</span>
            {after}
          </p>
        </div>
        <blockquote className={mailBox} {...part("mail")}>
          <span className={largeBrackets} {...part("frame")} />
          <div {...part("letter")}>
            <p className={sender}>
              {headers.map(({ name, value }) => (
                <Fragment key={name}>
                  {`${name}\u00a0`}
                  <b>{value}</b>
                  {"\u2003"}
                </Fragment>
              ))}
            </p>
            <p {...part("mailText")}>
              {splitHighlights(text).map((words, index) =>
                index % 2 ? <mark key={words}>{words}</mark> : words,
              )}
            </p>
          </div>
        </blockquote>
        <p className={cx(largeBrackets, result)} {...part("sentence")}>
          {sentence}
        </p>
        <h2 className={solution} {...part("solution")}>
          {heading.after}
        </h2>
        <Product {...product} />
      </div>
    </Island>
  );
}

/* A property that the script registers would make the browser compute every element's styles again. */
const stage = css`
  /* The distance from the brackets to the product, which is as wide as the columns. */
  --bracket-gap: max(0.75rem, 0.36 * ${space.gutter});
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  @property --count {
    syntax: "<integer>";
    inherits: true;
    initial-value: 0;
  }
`;

/* With larger text, the count is below the heading, and no word breaks. */
const row = css`
  gap: ${space.s};
  > h2 {
    flex: 1;
  }
`;

const total = css`
  flex: none;
  color: ${color.muted};
  ${displayFont(size.lead, 1.55)};
`;

const inset = "max(0.875rem, 3vw)";

const mailBox = css`
  position: relative;
  padding: ${inset};
  font-size: clamp(0.8125rem, 1.05vw + 1.35svh, 2.75rem);
  line-height: 1.35;
  > span {
    position: absolute;
    inset: 0;
  }
  > div {
    color: ${color.muted};
  }
  p {
    max-width: none;
  }
`;

const sender = css`
  margin-bottom: ${space.m};
  font-size: max(${size.small}, 0.7em);
  @media (height < 50em) {
    display: none;
  }
`;

/* As large as the frame allows, in three to six lines. */
const result = css`
  position: relative;
  justify-self: start;
  max-width: 9.8em;
  padding: ${inset};
  ${displayFont("clamp(min(2rem, 11vw), 12svh - 2.4rem, 12.5vw)", 1.05)};
  ${media.tablet} {
    font-size: clamp(2.5rem, 32svh - 9rem, min(10.4vw, 10.5rem));
  }
`;

/* A step smaller than what follows. */
const solution = css`
  margin-top: ${space.section};
  font-size: clamp(min(2.875rem, 12.25vw), 35svh - 9rem, ${size.title});
  line-height: 0.95;
`;

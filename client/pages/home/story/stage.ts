import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, space } from "#client/styles/tokens.ts";
import { motion } from "./motion.ts";
import { distance, during, inTurn, play, shownFrom, shownUntil, startOf } from "./timeline.ts";

/** The parts of the story, which Story and StoryProduct render. */
export const parts = {
  heading: css``,
  count: css``,
  email: css``,
  /** Sender, subject and date. */
  headers: css``,
  text: css``,
  /** Its brackets are those of the email, the sentence and the product. */
  sentence: css``,
  words: css``,
  second: css``,
  product: css``,
  /** What makes a free time look like one that is taken. */
  free: css``,
};

/**
 * How much space the longest language's texts need: whoever makes one longer sees in the test of the story whether it
 * still fits. The sentence has so many `lines`. `lineWidth` and `headingWidth` are the widths of the longest line of the
 * sentence and of the second heading, in em.
 */
const portrait = { lines: 6, lineWidth: 5, headingWidth: 5.1 };
const landscape = { lines: 3, lineWidth: 8.6, headingWidth: 8.8 };
/** The area of the email with its headers, in square em of its text. */
const emailArea = 820;

const textSizes = ({ lines, lineWidth, headingWidth }: typeof portrait, captionSize: string) => `
  --caption-size: ${captionSize};
  --head-height: calc(${1.05 * lines} * var(--caption-size) + 0.75rem);
  --body-height: calc(100cqh - var(--head-height) - 1rem);
  /* Below the large sentence, there is space for small words that still wait. */
  --sentence-size: min((100cqw - 2 * var(--inset)) / ${lineWidth}, var(--body-height) / ${lines + 1.8});
  --beside-caption: calc(100cqw - ${lineWidth} * var(--caption-size) - 1.25rem);
  --heading-size: min(var(--beside-caption) / ${headingWidth}, 3.6 * var(--caption-size));
  --frame-width: calc(${lineWidth} * var(--sentence-size) + 2 * var(--inset));
  --frame-height: calc(${1.05 * lines} * var(--sentence-size) + 2 * var(--inset));
`;

/**
 * For the parent of the story's parts. Without scroll-driven animations, and where the email has no room, they are below
 * each other: in a small window, or with a visitor's own space between lines (WCAG 1.4.12).
 */
export const staged = css`
  @media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none) and (width >= 22em) and (height >= 36em) {
    @supports (animation-timeline: view()) and (order: sibling-index()) and (width: calc(1px * sqrt(1px / 1px))) {
      /*
       * There is room for the email: width and height are 59rem in sum, and lines have 1.35em (Story.tsx), not a
       * visitor's own 1.5em or more. Times 1000, any excess over 1.45em is wider than every window.
       */
      @container (width > calc(59rem - 100svh)) and (width > calc(1000 * (1lh - 1.45em))) {
        height: ${100 + distance}svh;
        view-timeline: --scenes;
        * {
          animation-timeline: --scenes;
          animation-timing-function: linear;
        }
        > div {
          /* From the text and the product to the brackets at the window's edges. */
          --to-edge: min(2.5rem, 0.64 * ${space.gutter});
          /* On a phone, the header that comes back, or the menu's button, is above it. */
          --stage-top: calc(4rem + var(--to-edge));
          /* From the sentence's frame to the edges of its row. */
          --above-frame: calc((var(--body-height) - var(--frame-height)) / 2);
          ${textSizes(portrait, "clamp(1.125rem, 5.8cqw, 2.25rem)")}
          container-type: size;
          position: sticky;
          top: var(--stage-top);
          grid-template-rows: var(--head-height) minmax(0, 1fr);
          height: calc(100svh - var(--stage-top));
          padding-bottom: calc(0.5rem + var(--to-edge));
          ${media.landscape} {
            ${textSizes(landscape, "clamp(1.25rem, 1.85cqw, 2.25rem)")}
          }
          ${media.laptop} {
            --stage-top: calc(0.5rem + var(--to-edge));
          }
          > * {
            grid-area: 2 / 1;
          }
        }
        .${parts.heading} {
          grid-row: 1;
          align-self: end;
          align-items: last baseline;
          --turn: 0;
          --next: 0.25;
          --seen-at: 50;
          ${play(...shownUntil("solve"), ["fade", inTurn("move")])}
        }
        .${parts.count} {
          ${play(["count", during("darken")])}
        }
        .${parts.email} {
          align-content: center;
          border-image-source: none;
          font-size: calc(
            1px * sqrt((100cqw - 2 * var(--inset)) / 1px * (var(--body-height) - 2 * var(--inset)) / 1px / ${emailArea})
          );
          --seen-at: 12;
          ${play(...shownUntil("tighten"))}
        }
        .${parts.headers} {
          ${play(["vanish", during("light")])}
        }
        .${parts.text} {
          background: linear-gradient(#0000 calc(var(--darkened) - 25%), ${color.muted} var(--darkened)) text;
          color: #0000;
          ${play(["darken", during("darken")])}
        }
        .${parts.text} > mark {
          ${play(["wipe", inTurn("relay")], ["write", inTurn("light")])}
        }
        /* The marker's colour and ink end at the same place. The text shows through what it has not written yet. */
        .${parts.text} > mark,
        .${parts.words} > span {
          --turn: calc((sibling-index() - 1) / sibling-count());
          --next: calc(sibling-index() / sibling-count());
          position: relative;
          z-index: calc(99 - sibling-index());
          margin-inline: -0.12em;
          padding-inline: 0.12em;
          --wiped: calc(var(--marker) - 100%);
          background:
            linear-gradient(90deg, #0000 var(--wiped), ${color.onAccent} 0 var(--marker), #0000 0) text,
            linear-gradient(90deg, #0000 var(--wiped), ${color.accent} 0 var(--marker), #0000 0) 0 100% / 100% calc(100% - 0.1em) no-repeat;
          color: transparent;
        }
        .${parts.sentence} {
          place-self: center start;
          align-content: unsafe center;
          width: var(--frame-width);
          height: var(--frame-height);
          max-width: none;
          font-size: var(--sentence-size);
          pointer-events: none;
          ${play(["open", during("move")], ["tighten", during("tighten")])}
        }
        .${parts.words} {
          display: block;
          isolation: isolate;
          padding-inline: 0.12em;
          text-box: trim-end cap alphabetic;
          pointer-events: auto;
          transform-origin: 0 100%;
          --seen-at: ${startOf("sentence") + 10};
          ${play(...shownFrom("relay"), ["shrink", during("move")], ["drop", during("tighten")])}
          > span {
            ${play(["write", inTurn("relay")])}
          }
        }
        /* Its baseline is that of the caption. */
        .${parts.second} {
          grid-row: 1;
          place-self: end;
          margin-top: 0;
          max-width: var(--beside-caption);
          font-size: var(--heading-size);
          text-wrap: balance;
          text-box: trim-end cap alphabetic;
          --seen-at: ${distance + 30};
          ${play(...shownFrom("sentence"), ["light", during("solve")])}
        }
        .${parts.product} {
          margin: 0;
          padding: 0;
          border-image-source: none;
          /* Before it rises, it is as far below this as it is high. */
          --seen-at: ${distance - 50};
          ${play(...shownFrom("move"))}
          > figure {
            aspect-ratio: auto;
            ${play(["rise", during("move")])}
          }
          figure > p {
            ${play(["count", during("sink")])}
          }
          svg {
            ${play(["sink-level", during("sink")])}
          }
          b {
            ${play(["sink", during("sink")])}
          }
          s {
            ${play(["appear", during("strike")])}
          }
        }
        .${parts.free} {
          display: block;
          ${play(["fade", during("take")])}
        }
        /* A number that is counted. The one in the HTML reserves its space. */
        @supports (order: attr(data-to type(<integer>))) {
          [data-to] {
            --from: attr(data-from type(<integer>));
            --to: attr(data-to type(<integer>));
          }
          [data-unit] {
            position: relative;
            white-space: nowrap;
            -webkit-text-fill-color: transparent;
            &::before {
              content: counter(number) attr(data-unit);
              counter-reset: number var(--number);
              position: absolute;
              -webkit-text-fill-color: currentcolor;
            }
          }
          span[data-unit]::before {
            inset-inline: 0;
            text-align: right;
          }
        }
      }
    }
  }
  ${motion}
`;

import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { printedAsBlocks } from "#client/styles/section.ts";
import { space } from "#client/styles/tokens.ts";
import { keyframeRules } from "./keyframes.ts";
import { emailArea, headingWidth, lineWidth } from "./longest-texts.ts";
import { totalDistance } from "./scenes.ts";

/**
 * Matches in the section, unless the visitor's own style sheet has raised the line height to 1.5em (WCAG 1.4.12). CSS
 * has no query for that. Up to 1.45em, the right side is not positive, so every width matches. At 1.5em, it is 5000em,
 * so none does.
 */
export const defaultLineHeight = "@container (width > calc(100000 * (1lh - 1.45em)))";

/** Matches in the scroll track, if there is a stage. */
export const onStage = "@container style(--stage: on)";

/** The height of a line of the sentence, in em. */
export const lineHeight = 1.05;

/**
 * The element whose height is the distance that the visitor scrolls through the story. It decides whether there is a
 * stage. There is none on paper, with reduced motion or forced colours, in browsers without scroll-driven animations,
 * `sibling-index()` or `sqrt()`, in a window that has no room for the email, and with a visitor's own space between
 * lines (WCAG 1.4.12). Then the parts are stacked.
 */
export const scrollTrack = css`
  @media screen and (prefers-reduced-motion: no-preference) and (forced-colors: none) and (width >= 22em) and (height >= 36em) {
    @supports (animation-timeline: view()) and (order: sibling-index()) and (width: calc(1px * sqrt(1px / 1px))) {
      /* The email needs room: width and height are more than 59rem together. */
      @container (width > calc(59rem - 100svh)) {
        ${defaultLineHeight} {
          --stage: on;
          height: ${100 + totalDistance}svh;
          view-timeline: --scenes;
          /* The stage itself keeps a distance from the section's edge. */
          margin-top: calc(${space.l} - ${space.section});
        }
      }
    }
  }
  ${keyframeRules}
`;

/**
 * The parent of the parts. The stage stays in the window, and its parts share its second row. Its lengths are custom
 * properties: the parts and the keyframes in keyframes.ts use them.
 *
 *     --stage-top     the header, on a phone
 *     --head-height   the heading and the count, later the caption and the second heading
 *     --row-gap
 *                     --above-frame
 *     --body-height   [ the sentence: --frame-width and --frame-height ]     or the whole email, or the product
 *                     --above-frame
 *     --to-edge       around the stage, where the brackets of the product end
 */
export const stage = css`
  /* Between the brackets and the text in them. */
  --inset: max(0.875rem, 3vw);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.m};
  ${printedAsBlocks}
  ${onStage} {
    /*
     * What depends on the shape of the window. The sentence has six, four or three lines, and its caption has three. In
     * a tall window, the caption's upper edge is that of the stage, and the second heading is below, where other lines
     * have been. In a wide window, both are side by side, on the same baseline.
     */
    --lines: 6;
    --line-width: ${lineWidth.inSix};
    --caption-size: clamp(1rem, 4.1cqw, 1.5rem);
    --caption-room: 6;
    --caption-edge: 0%;
    --caption-offset: calc(0.375rem - var(--head-height));
    --heading-room: 100cqw;
    ${media.largePhone} {
      --lines: 4;
      --line-width: ${lineWidth.inFour};
    }
    ${media.landscape} {
      --lines: 3;
      --line-width: ${lineWidth.inThree};
      --caption-size: clamp(1.25rem, 1.85cqw, 2.25rem);
      --caption-room: 3;
      --caption-edge: 100%;
      --caption-offset: 0px;
      --heading-room: calc(100cqw - var(--line-width) * var(--caption-size) - 1.25rem);
    }

    /*
     * The rows: the heading and the count, or the caption and the second heading; below it the email, the sentence or
     * the product.
     */
    --row-gap: calc(${space.m} + 0.5rem);
    --head-height: calc(var(--caption-room) * ${lineHeight} * var(--caption-size) + 0.75rem);
    --body-height: calc(100cqh - var(--head-height) - var(--row-gap));
    /* From the text and the product to the brackets at the window's edges. */
    --to-edge: min(2.5rem, 0.64 * ${space.gutter});
    /* On a phone, the header that comes back, or the menu's button, is above it. */
    --stage-top: calc(${space.header} + var(--to-edge));
    ${media.laptop} {
      --stage-top: calc(0.5rem + var(--to-edge));
    }

    /* The sentence in its frame. Below it, there is room for small words that still wait. */
    --sentence-size: min((100cqw - 2 * var(--inset)) / var(--line-width), var(--body-height) / (var(--lines) + 1.8));
    --frame-width: calc(var(--line-width) * var(--sentence-size) + 2 * var(--inset));
    --frame-height: calc(${lineHeight} * var(--lines) * var(--sentence-size) + 2 * var(--inset));
    /* From the sentence's frame to the edges of its row. */
    --above-frame: calc((var(--body-height) - var(--frame-height)) / 2);

    /* The second heading. */
    --heading-size: min(var(--heading-room) / ${headingWidth}, 3.6 * var(--caption-size));

    /*
     * The email fills its area: size² × emailArea = width × height. Only a number has a root, so "/ 1px" removes the
     * unit.
     */
    --email-size: calc(
      1px * sqrt((100cqw - 2 * var(--inset)) / 1px * (var(--body-height) - 2 * var(--inset)) / 1px / ${emailArea})
    );

    container-type: size;
    position: sticky;
    top: var(--stage-top);
    grid-template-rows: var(--head-height) minmax(0, 1fr);
    row-gap: var(--row-gap);
    height: calc(100svh - var(--stage-top));
    padding-bottom: calc(0.5rem + var(--to-edge));
    > * {
      grid-area: 2 / 1;
    }
  }
`;

/** Whether the browser can read the numbers of `countedFigure`. WebKit cannot yet. */
export const canCount = "(order: attr(data-to type(<integer>)))";

/**
 * For the parent of a figure with `data-unit`, which is counted from its `data-from` to its `data-to`. The figure in
 * the HTML reserves the space.
 */
export const countedFigure = css`
  ${onStage} {
    @supports ${canCount} {
      --from: attr(data-from type(<integer>));
      --to: attr(data-to type(<integer>));
      [data-unit] {
        position: relative;
        white-space: nowrap;
        -webkit-text-fill-color: transparent;
        &::before {
          /* Not announced, unlike the figure in the HTML. */
          content: counter(number) attr(data-unit) / "";
          counter-reset: number var(--number);
          position: absolute;
          -webkit-text-fill-color: currentcolor;
        }
      }
      span[data-unit]::before {
        right: 0;
      }
    }
  }
`;

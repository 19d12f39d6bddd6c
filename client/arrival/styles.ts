import { css } from "@linaria/core";
import { fallbacks } from "#client/styles/tokens.ts";
import { laterParts, parts } from "./parts.ts";

/**
 * A phone's first view, as head-script.ts says: without the site's own faces, for one that is only asked for costs a
 * lookup in each size, and without the layout of what nobody sees yet. complete.ts ends it, part by part.
 * @public
 */
export const arrival = css`
  :global() {
    [data-arrival] :is(${parts}):not([data-arrived="dressed"]) {
      --display: ${fallbacks.display};
      --sans: ${fallbacks.text};
      font-family: var(--sans);
    }
    [data-arrival] :is(${laterParts}):not([data-arrived]) {
      content-visibility: auto;
      /* So tall that no two of them come near the first screen, for what comes near is laid out before it is painted. */
      contain-intrinsic-block-size: auto 250vh;
      /* What is on the screen comes with the frame after the first one. */
      animation: 1ms 20ms backwards after-the-first-frame;
    }
    @keyframes after-the-first-frame {
      from {
        content-visibility: hidden;
      }
    }
  }
`;

import { css } from "@linaria/core";
import { fallbacks } from "#client/styles/tokens.ts";
import { laterParts } from "./later-parts.ts";

/**
 * A phone's first view, as head-script.ts says: without the faces that data-arrival names, for one that is only asked for
 * costs a lookup in each size, and without the layout of what nobody sees yet. complete.ts ends it.
 * @public
 */
export const arrival = css`
  :global() {
    :root[data-arrival~="Familjen"] {
      --display: ${fallbacks.display};
    }
    :root[data-arrival~="Instrument"] {
      --sans: ${fallbacks.text};
    }
    [data-arrival] :is(${laterParts}) {
      content-visibility: auto;
      /* So tall that no two of them come near the first screen, for what comes near is laid out before it is painted. */
      contain-intrinsic-block-size: auto 250vh;
    }
  }
`;

import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { sideOf } from "#client/styles/tokens.ts";
import type { ProjectData } from "#shared/content/types.ts";

const bleed = `calc(-1 * ${sideOf("100vw")})`;

const wideEntry = css`
  ${media.laptop} {
    grid-template-rows: auto auto auto 1fr;
  }
`;

const widePicture = css`
  margin-inline: ${bleed};
  ${media.laptop} {
    grid-area: 3 / 1 / span 2 / span 8;
    margin-right: 0;
  }
`;

const wideText = css`
  ${media.roomy} {
    grid-column: span 6;
  }
  ${media.laptop} {
    grid-column: 9 / -1;
  }
`;

const besideEntry = css`
  ${media.roomy} {
    grid-template-rows: auto auto 1fr auto;
  }
`;

const besideText = css`
  ${media.roomy} {
    grid-column: 1 / span 6;
  }
`;

const besidePicture = css`
  margin-inline: ${bleed};
  ${media.roomy} {
    grid-area: 1 / 7 / span 3 / -1;
    position: relative;
    margin-left: 0;
    img {
      position: absolute;
    }
  }
`;

/** The classes of a project's parts in each layout. `head` is the title and the figures, `text` what is below. */
export const layouts = {
  /** The whole picture from edge to edge. On a large window, the right third is for the text. */
  wide: { entry: wideEntry, head: undefined, picture: widePicture, text: wideText },
  /** A cut of the picture on the right half, to the edge, as tall as the figures and the text on its left. */
  beside: { entry: besideEntry, head: besideText, picture: besidePicture, text: besideText },
} satisfies Record<ProjectData["layout"], object>;

import { css } from "@linaria/core";
import { media, queryOf } from "#client/styles/media.ts";
import { sideOf } from "#client/styles/tokens.ts";
import type { ProjectFacts } from "#shared/content/types.ts";

const bleed = `calc(-1 * ${sideOf("100vw")})`;

/* The whole picture, to both edges of the window. On a large window it reaches only the left edge. */
const widePicture = css`
  margin-inline: ${bleed};
  ${media.laptop} {
    grid-column: 1 / span 8;
    margin-right: 0;
  }
`;

const wideWords = css`
  ${media.laptop} {
    grid-column: 9 / -1;
  }
`;

const besideEntry = css`
  ${media.roomy} {
    grid-template-rows: auto auto 1fr;
  }
`;

const besideText = css`
  ${media.roomy} {
    grid-column: 1 / span 6;
  }
`;

/* A cut of the picture, as tall as the text and to the right edge of the window. */
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

interface Layout {
  entry?: string;
  /** The class of all that is not the picture. */
  text?: string;
  picture: string;
  words?: string;
  /** The picture's width (HTML's `sizes`). */
  sizes: string;
}

/** The classes of a project's parts: the text above and beside a wide picture, or all of it beside a tall one. */
export const layouts: Record<ProjectFacts["layout"], Layout> = {
  wide: { picture: widePicture, words: wideWords, sizes: `${queryOf(media.laptop)} 68vw, 100vw` },
  beside: {
    entry: besideEntry,
    text: besideText,
    picture: besidePicture,
    sizes: `${queryOf(media.roomy)} 85vw, 100vw`,
  },
};

import { css } from "@linaria/core";
import { media, queryOf } from "#client/styles/media.ts";
import { sideOf } from "#client/styles/tokens.ts";
import type { ProjectData } from "#shared/content/types.ts";

interface Layout {
  entry: string;
  /** The class of the title and the figures. */
  top?: string;
  picture: string;
  intro: string;
  facts: string;
  /** The picture's width (HTML's `sizes`). */
  sizes: string;
}

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

/** The classes of a project's parts in each layout. */
export const layouts: Record<ProjectData["layout"], Layout> = {
  /** The whole picture from edge to edge. On a large window, the right third is for the text. */
  wide: {
    entry: wideEntry,
    picture: widePicture,
    intro: wideText,
    facts: wideText,
    sizes: `${queryOf(media.laptop)} 68vw, 100vw`,
  },
  /** A cut of the picture on the right half, to the edge, as tall as the figures and the text on its left. */
  beside: {
    entry: besideEntry,
    top: besideText,
    picture: besidePicture,
    intro: besideText,
    facts: besideText,
    sizes: `${queryOf(media.roomy)} 85vw, 100vw`,
  },
};

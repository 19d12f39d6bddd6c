import { css } from "@linaria/core";
import { themes } from "#client/components/Section.tsx";
import { media } from "#client/styles/media.ts";
import { sideOf, space } from "#client/styles/tokens.ts";
import type { Project } from "#shared/content/site-content.ts";

const bleed = `calc(-1 * ${sideOf("100vw")})`;

/**
 * The figures are above the picture, which reaches both edges of the window. On a large window the picture
 * reaches only the left edge, with the words on its right.
 */
const above = css`
  padding-top: clamp(2rem, 5vw, 5.5rem);
  > picture {
    margin-inline: ${bleed};
  }
  ${media.roomy} {
    > div,
    > dl {
      grid-column: span 6;
    }
  }
  ${media.laptop} {
    grid-template-rows: repeat(3, auto) 1fr;
    > h2,
    > div,
    > dl {
      grid-column: 9 / -1;
    }
    > h2 + p {
      grid-row: 1;
      margin-bottom: ${space.m};
    }
    /* The title's capital letters align with the top of the picture. */
    > h2 {
      margin-top: -0.22em;
    }
    > picture {
      grid-area: 2 / 1 / span 3 / span 8;
      margin-right: 0;
    }
    > dl {
      align-self: end;
    }
  }
`;

/** Figures, words and the client's quote are beside a tall picture, which reaches the right edge. */
const beside = css`
  > h2 + p {
    font-size: min(24vw, 26rem, min(55vw, 63rem) / var(--letters));
  }
  ${media.roomy} {
    grid-template-rows: repeat(2, auto) 1fr;
    > h2,
    > h2 + p,
    > div {
      grid-column: 1 / span 6;
    }
    > dl,
    > figure {
      grid-column: span 6;
    }
    > picture {
      grid-area: 1 / 7 / span 3 / -1;
      position: relative;
      min-height: min(60vw, 30rem);
      margin-right: ${bleed};
    }
    > picture > img {
      position: absolute;
      object-position: 4% 0;
    }
  }
  ${media.laptop} {
    grid-template-rows: repeat(3, auto) 1fr;
    > h2 + p {
      grid-area: 1 / 1 / auto / span 7;
      margin-bottom: ${space.s};
    }
    > h2,
    > div,
    > dl {
      grid-column: 1 / span 4;
    }
    > picture {
      grid-area: 1 / 8 / span 4 / -1;
      min-height: 45vw;
    }
    > dl {
      align-self: end;
    }
    > figure {
      grid-area: 2 / 5 / span 3 / span 3;
      align-self: end;
    }
  }
`;

/** The old figure is above the picture and the new figure below it. */
const around = css`
  > h2 + p {
    display: contents;
    font-size: min(16vw, 18rem, min(128vw, 144rem) / var(--letters));
    > * {
      grid-area: auto / 1 / auto / -1;
      align-self: center;
    }
    /* Its last letter reaches beyond its box, because the letters are close together. */
    > b {
      order: 2;
      padding-right: 0.03em;
    }
    > small {
      margin-top: -${space.l};
    }
  }
  > :is(picture, [data-island]) {
    grid-column: 1 / -1;
    order: 1;
  }
  > :is(picture, [data-island]) ~ * {
    order: 3;
  }
  ${media.roomy} {
    > div,
    > dl {
      grid-column: span 6;
    }
  }
  ${media.laptop} {
    grid-template-rows: auto 1fr;
    > h2,
    > div {
      grid-column: 9 / -1;
    }
    > h2 + p {
      > s {
        grid-area: 1 / 1 / span 2 / span 8;
        align-self: end;
      }
      > small {
        grid-area: 4 / 1 / auto / span 6;
        margin-top: 0;
      }
      > b {
        grid-area: 4 / 1 / auto / -1;
        padding-block: ${space.m};
      }
    }
    > div:not([data-island]) {
      order: 0;
    }
    > :is(picture, [data-island]) {
      grid-row: 3;
    }
    > dl {
      grid-area: 5 / 1 / auto / -1;
      grid-template-columns: repeat(4, 1fr);
    }
  }
`;

export interface Composition {
  className: string;
  theme: string | undefined;
  /** The number of lines of its figures. */
  lines: 1 | 2;
  /** The picture's width on a large window. */
  pictureWidth: string;
  /** Whether it shows the whole picture at every width, not a cut of it. */
  wholePicture?: boolean;
  /** Whether it has room for a quote of the client. */
  quoted?: boolean;
}

const compositions = {
  above: { className: above, pictureWidth: "68vw", lines: 1 },
  beside: { className: beside, pictureWidth: "85vw", lines: 1, quoted: true },
  around: { className: around, pictureWidth: "92vw", wholePicture: true, lines: 2 },
} as const;

/**
 * Long figures need a line each, and only very short ones have room beside a picture. Every second project
 * has a light ground, and its figures beside the picture if they are so short.
 */
export function compositionOf({ change: { from, to } }: Project, index: number): Composition {
  const length = from.length + to.length;
  const isSecond = index % 2 === 1;
  const fitting = length > 8 ? "around" : isSecond && length <= 4 ? "beside" : "above";
  return { ...compositions[fitting], theme: isSecond ? themes.paper : themes.ink };
}

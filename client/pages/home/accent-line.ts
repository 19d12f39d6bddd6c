import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, sideOf } from "#client/styles/tokens.ts";

/** Of the line. The tangle's strands end inside of it (client/art/tangle.ts). */
export const thickness = "clamp(8px, 1.7vw, 28px)";

/**
 * The line's distance from the window's right edge. On a small window the line leaves the page there, and comes
 * back between the sections (Seam.tsx). On a larger one it goes down in the middle of the margin beside the columns.
 */
export const fromEdge = "var(--from-edge, 0px)";

/** The class of every section with a part of the line. */
export const besideColumns = css`
  position: relative;
  ${media.tablet} {
    --from-edge: calc((${sideOf("100vw")} - ${thickness}) / 2);
    --open-at: 45vh;
    --line-start: calc(100% - var(--from-edge) - ${thickness});
  }
`;

/** The line from the picture of the tangle to the closing section. Its colour is drawn in by moving it. */
export const accentLine = css`
  position: absolute;
  right: ${fromEdge};
  overflow: clip;
  pointer-events: none;
  &::before {
    content: "";
    position: absolute;
    inset: 0;
    background: ${color.accent};
    ${media.forcedColors} {
      background: Highlight;
    }
  }
`;

/**
 * A vertical part, beside columns. Its visible end stays at 55% of the window's height while the visitor scrolls.
 * Without scroll-driven animations the part is complete.
 */
export const goesDown = css`
  width: ${thickness};
  ${media.belowTablet} {
    display: none;
  }
  ${media.motion} {
    &::before {
      animation: go-down linear both;
      ${media.scrollDriven} {
        animation-timeline: view(0px);
        animation-range: cover 45vh cover calc(100% - 55vh);
      }
    }
  }
  @keyframes go-down {
    from {
      /* Not a pixel more, which rounding would leave. */
      translate: 0 calc(-100% - 1px);
    }
  }
`;

/** A horizontal part. It is complete when the next part begins. */
export const goesRight = css`
  height: ${thickness};
  ${media.motion} {
    &::before {
      animation: go-right linear both;
      ${media.scrollDriven} {
        animation-timeline: view(0px);
        animation-range: cover 25vh cover 45vh;
      }
    }
  }
  @keyframes go-right {
    from {
      translate: -100%;
    }
  }
`;

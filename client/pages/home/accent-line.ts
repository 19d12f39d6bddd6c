import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, sideOf } from "#client/styles/tokens.ts";

/** As thick as all strands of the tangle together. */
export const thickness = "clamp(8px, 1.7vw, 28px)";

/**
 * The line's distance from the window's right edge. It is zero on a small window. On a larger one the line is
 * in the middle of the margin beside the columns.
 */
export const fromEdge = "var(--from-edge, 0px)";

/** The class of every section with a part of the line. */
export const besideColumns = css`
  position: relative;
  ${media.tablet} {
    --from-edge: calc((${sideOf("100vw")} - ${thickness}) / 2);
  }
`;

/** The line from the picture of the tangle to the closing section. */
export const accentLine = css`
  position: absolute;
  right: ${fromEdge};
  background: ${color.accent};
  pointer-events: none;
  ${media.forcedColors} {
    background: Highlight;
  }
`;

/**
 * A vertical part. Its visible end stays at 60% of the window's height while the visitor scrolls. Without
 * scroll-driven animations the part is complete.
 */
export const goesDown = css`
  width: ${thickness};
  ${media.motion} {
    animation: go-down linear both;
    ${media.scrollDriven} {
      animation-timeline: view(0px);
      animation-range: cover 40vh cover calc(100% - 60vh);
    }
  }
  @keyframes go-down {
    from {
      clip-path: inset(0 0 100%);
    }
    to {
      clip-path: inset(0);
    }
  }
`;

/** A horizontal part. It is complete when the next part begins. */
export const goesRight = css`
  height: ${thickness};
  ${media.motion} {
    animation: go-right linear both;
    ${media.scrollDriven} {
      animation-timeline: view(0px);
      animation-range: cover 10vh cover 40vh;
    }
  }
  @keyframes go-right {
    from {
      clip-path: inset(0 100% 0 0);
    }
    to {
      clip-path: inset(0);
    }
  }
`;

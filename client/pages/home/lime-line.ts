import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, sideOf } from "#client/styles/tokens.ts";

/** As thick as the strands of the tangle together. */
export const thickness = "clamp(8px, 1.7vw, 28px)";

/** From the window's right edge: on it, or in the middle of what the columns leave, where that is wide enough. */
export const fromEdge = "var(--from-edge, 0px)";

/** For every section that the line touches. */
export const besideColumns = css`
  position: relative;
  ${media.tablet} {
    --from-edge: calc((${sideOf("100vw")} - ${thickness}) / 2);
  }
`;

/** The line that begins in the picture of the tangle and ends in the closing section. */
export const limeLine = css`
  position: absolute;
  right: ${fromEdge};
  background: ${color.lime};
  pointer-events: none;
  ${media.forcedColors} {
    background: Highlight;
  }
`;

/** A stretch down the page: as long as the visitor has come, with its end at 60% of the window, or whole. */
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

/** A stretch to the right, which is complete when the next one begins. */
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

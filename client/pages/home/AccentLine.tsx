import { css, cx } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, lineThickness } from "#client/styles/tokens.ts";

// Home's accent line starts at the full stop of a sentence (the scroll-story island), and continues as the rule above
// the projects.

/* The line is drawn as the element scrolls up to the middle of the window. */
const drawn = css`
  ${media.motion} {
    animation: draw linear both;
    ${media.scrollDriven} {
      animation-timeline: view(0px);
      animation-range: cover 5vh cover 50vh;
    }
  }
  @keyframes draw {
    from {
      background-position: -100vw 0;
    }
  }
`;

const above = css`
  background: linear-gradient(${color.highlight} 0 0) 0 0 / 100% ${lineThickness} no-repeat ${color.background};
`;

/** The line as the rule at the top edge of a section. */
export const rule = cx(drawn, above);

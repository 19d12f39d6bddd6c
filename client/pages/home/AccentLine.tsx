import { css, cx } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, lineThickness } from "#client/styles/tokens.ts";

// Home's accent line starts at the full stop of a sentence (the scroll-story island), continues as the rule above the
// projects, and ends as the caret in the banner's field.

/** The end of the line, as tall as its box. It enters from the left, above the box. */
export function Caret() {
  return (
    <svg className={cx(drawn, caret)} viewBox="0 0 6 40" aria-hidden="true">
      <path d="M-1200-52H-15C-3-52 3-46 3-34V40" pathLength="2" />
    </svg>
  );
}

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
      stroke-dashoffset: 2;
    }
  }
`;

const above = css`
  background: linear-gradient(${color.highlight} 0 0) 0 0 / 100% ${lineThickness} no-repeat ${color.background};
`;

/** The line as the rule at the top edge of a section. */
export const rule = cx(drawn, above);

/* A dash as long as the path moves in. Its last 40 of 1275 units, the height of the box, stay visible. */
const caret = css`
  height: 100%;
  overflow: visible;
  fill: none;
  stroke: ${color.highlight};
  stroke-width: 5;
  stroke-dasharray: 2;
  stroke-dashoffset: -1.937;
`;

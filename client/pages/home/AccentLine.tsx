import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, lineThickness } from "#client/styles/tokens.ts";

// The accent line of Home runs out of the sentence's full stop (client/islands/mail-to-sentence), is the rule above
// the projects, and ends as the caret of the closing question.

/** A rule at the top of a section, from one side of the window to the other. */
export const rule = css`
  position: relative;
  &::before {
    content: "";
    position: absolute;
    inset: 0 0 auto;
    height: ${lineThickness};
    background: ${color.mark};
    transform-origin: 0 0;
    ${media.motion} {
      animation: draw linear both;
      ${media.scrollDriven} {
        animation-timeline: view();
        animation-range: cover 0 cover 45vh;
      }
    }
  }
  @keyframes draw {
    from {
      scale: 0 1;
    }
  }
`;

/** The end of the line, as tall as its box. It comes in from the left, above the box. */
export function Caret() {
  return (
    <svg className={caret} viewBox="0 0 6 40" aria-hidden="true">
      <path d="M-1200-52H-15C-3-52 3-46 3-34V40" pathLength="2" />
    </svg>
  );
}

/* A dash as long as the path moves in while the box scrolls up to the middle of the window. The last 40 units of its 1275 stay: they are as tall as its box. */
const caret = css`
  --rest: -1.937;
  height: 100%;
  overflow: visible;
  fill: none;
  stroke: ${color.mark};
  stroke-width: 5;
  stroke-dasharray: 2;
  stroke-dashoffset: var(--rest);
  ${media.motion} {
    animation: end linear both;
    ${media.scrollDriven} {
      animation-timeline: view(0px);
      animation-range: cover calc(50% - 45vh) cover 50%;
    }
  }
  @keyframes end {
    from {
      stroke-dashoffset: 2;
    }
    45%,
    55% {
      stroke-dashoffset: 0;
    }
    to {
      stroke-dashoffset: var(--rest);
    }
  }
`;

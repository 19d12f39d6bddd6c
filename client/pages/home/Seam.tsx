import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color } from "#client/styles/tokens.ts";
import { thickness } from "./accent-line.ts";

/** Ways from the left edge to the right one. The fewer loops, the further the line is on its way. */
const ways = {
  threeLoops:
    "M-240 7H40C150 7 150 84 96 84S40 20 118 20C190 20 205 62 166 62S116 7 176 7C258 7 264 74 214 74S158 7 248 7H540",
  oneLoop: "M-240 7H60C170 7 190 86 136 86C86 86 92 7 200 7H540",
  straight: "M-240 7H540",
};

interface SeamProps {
  way: keyof typeof ways;
  from: "left" | "right";
}

/** The accent line of a small window as the upper rule of a section. On a larger one it is beside the columns. */
export function Seam({ way, from }: SeamProps) {
  return (
    <svg className={seam} data-seam={from} viewBox="0 0 300 96" aria-hidden="true">
      <path d={ways[way]} pathLength="1" />
    </svg>
  );
}

const seam = css`
  position: absolute;
  grid-area: auto;
  /* The line's upper edge is the section's. */
  top: calc(${thickness} / 2 - 7px);
  left: 0;
  width: 100%;
  height: 96px;
  fill: none;
  stroke: ${color.accent};
  stroke-width: ${thickness};
  &[data-seam="right"] {
    scale: -1 1;
  }
  ${media.forcedColors} {
    stroke: Highlight;
  }
  ${media.tablet} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
  ${media.motion} {
    animation: cross linear both;
    ${media.scrollDriven} {
      stroke-dasharray: 1;
      animation-timeline: view(0px);
      animation-range: cover 10vh cover 55vh;
    }
  }
  @keyframes cross {
    from {
      stroke-dashoffset: 1;
    }
  }
`;

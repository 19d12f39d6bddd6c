import { css, cx } from "@linaria/core";
import tangle from "#client/pictures/tangle.svg";
import { media } from "#client/styles/media.ts";
import { color, space } from "#client/styles/tokens.ts";

// The accent line of Home in three parts: it is pulled out of a tangle, is the rule between sections with ever
// fewer loops, and ends as the caret of the closing question. One animation draws them all.

/** The tangle. Its line leaves the section at the right. */
export function Tangle({ label }: { label: string }) {
  return (
    <svg className={cx(line, tangled)} viewBox="0 0 740 520" role="img" aria-label={label}>
      <use href={`${tangle}#strands`} />
      <use href={`${tangle}#accent`} />
    </svg>
  );
}

const ways = {
  threeLoops: {
    height: 96,
    path: "M-1000 7H40C150 7 150 84 96 84S40 20 118 20C190 20 205 62 166 62S116 7 176 7C258 7 264 74 214 74S158 7 248 7H1300",
  },
  oneLoop: { height: 84, path: "M-1000 7H60C170 7 190 86 136 86C86 86 92 7 200 7H1300" },
  straight: { height: 7, path: "M-1000 7H1300" },
};

interface SeamProps {
  way: keyof typeof ways;
  /** The edge of its section, which is dark. The line crosses the window from the left at the top, back at the bottom. */
  edge: keyof typeof edges;
}

/** The line on a section's edge, from one side of the window to the other. Its loops have a row of their own. */
export function Seam({ way, edge }: SeamProps) {
  const { height, path } = ways[way];
  return (
    <svg className={cx(line, seam, edges[edge])} viewBox={`0 3.5 300 ${height}`} aria-hidden="true">
      <path d={path} pathLength="2" />
    </svg>
  );
}

/** The end of the line, as tall as its box. It comes in from the left, above the box. */
export function Caret() {
  return (
    <svg className={cx(line, caret)} viewBox="0 0 4 40" aria-hidden="true">
      <path d="M-1200-52H-16C-4-52 2-46 2-34V40" pathLength="2" />
    </svg>
  );
}

/* A dash as long as the path moves in while the part scrolls up to the middle of the window. */
const line = css`
  overflow: visible;
  fill: none;
  stroke: ${color.mark};
  ${media.motion} {
    animation: draw linear both;
    ${media.scrollDriven} {
      stroke-dasharray: 2;
      animation-timeline: view(0px);
      animation-range: cover calc(50% - 45vh) cover var(--drawn, calc(50% + 45vh));
    }
  }
  @keyframes draw {
    from {
      stroke-dashoffset: 2;
    }
    45%,
    55% {
      stroke-dashoffset: 0;
    }
    to {
      stroke-dashoffset: var(--rest, 0);
    }
  }
`;

/* The strands are 1 long, so at the end only the line is left. Without dashes the offset has no effect. */
const tangled = css`
  --rest: -1;
  width: 100%;
  stroke: currentColor;
  stroke-width: 1.6;
  > :last-child {
    stroke: ${color.mark};
    stroke-width: 10;
  }
`;

const seam = css`
  width: max(18rem, 24vw);
  stroke-width: 7;
`;

const edges = {
  top: css`
    order: -1;
    margin-bottom: ${space.xl};
  `,
  bottom: css`
    justify-self: end;
    margin-top: ${space.xl};
    rotate: 180deg;
  `,
};

/* The last 40 units of its 1275 stay: they are as tall as its box. */
const caret = css`
  --rest: -1.937;
  --drawn: 50%;
  height: 100%;
  stroke-width: 4;
  stroke-dasharray: 2;
  stroke-dashoffset: var(--rest);
`;

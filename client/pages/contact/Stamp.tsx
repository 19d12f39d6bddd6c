import { css } from "@linaria/core";
import { media } from "#client/styles/media.ts";
import { color, duration, easing, font, labelFont, space } from "#client/styles/tokens.ts";
import type { SiteContent } from "#shared/content/site-content.ts";

/**
 * The stamp on the letter, and the postmark that appears when the form is sent. It is hidden until the form
 * is ready. The page's text says the same in words.
 */
export function Stamp({ content }: { content: SiteContent["contactPage"]["letter"] }) {
  const { stamp, postmark } = content;
  return (
    <div className={place} aria-hidden="true">
      <p className={paper}>
        {stamp.before} <b>{stamp.figure}</b> <span>{stamp.after}</span>
      </p>
      <svg aria-hidden="true" className={mark} viewBox="0 0 164 100">
        <circle cx="50" cy="50" r="48" />
        <circle cx="50" cy="50" r="31" />
        <path d="M41 37h-6v26h6M59 37h6v26h-6M100 26q10-9 20 0t20 0 20 0M103 42q10-9 20 0t20 0 20 0M103 58q10-9 20 0t20 0 20 0M100 74q10-9 20 0t20 0 20 0" />
        <path id="postmark-ring" d="M50 85.5a35.5 35.5 0 1 1 .1 0" stroke="none" />
        {/* Forty letters of this size fill the ring. */}
        <text fontSize={Math.min(12, 500 / postmark.length)}>
          <textPath href="#postmark-ring" textLength="222">
            {postmark}
          </textPath>
        </text>
      </svg>
    </div>
  );
}

/* In the letter's corner. The postmark reaches beyond the stamp. */
const place = css`
  position: absolute;
  right: ${space.l};
  bottom: ${space.l};
  rotate: 2deg;
  /* The postmark, not yet seen, lies over links of the error summary on a phone. */
  pointer-events: none;
  :not(:has([data-ready])) > & {
    display: none;
  }
  :has([data-status="success"]) > & > svg {
    opacity: 0.9;
    scale: 1;
    ${media.motion} {
      transition:
        scale ${duration.calm} ${easing},
        opacity ${duration.quick};
    }
  }
`;

/* A grid of holes, covered in the middle: only the half holes along the edges remain. */
const paper = css`
  display: grid;
  align-content: space-between;
  width: calc(16 * var(--hole));
  height: var(--stamp-height);
  padding: calc(2 * var(--hole)) calc(1.5 * var(--hole));
  background: ${color.accent};
  color: ${color.onAccent};
  font: ${labelFont};
  line-height: 1.15;
  mask:
    linear-gradient(#000 0 0) center / calc(100% - 2 * var(--hole)) calc(100% - 2 * var(--hole)) no-repeat,
    radial-gradient(transparent calc(0.5 * var(--hole)), #000 calc(0.56 * var(--hole)))
      calc(-1 * var(--hole)) calc(-1 * var(--hole)) / calc(2 * var(--hole)) calc(2 * var(--hole));
  b {
    font: 600 calc(11.5 * var(--hole)) / 0.7 ${font.display};
    letter-spacing: -0.05em;
  }
  span {
    text-align: right;
  }
  ${media.print} {
    border: 1px solid;
    mask: none;
  }
`;

/*
 * It leaves the figure and the words readable: on a small window it is beside the stamp and only its waves reach
 * the perforation, else it is on the stamp's upper edge.
 */
const mark = css`
  position: absolute;
  top: calc(4 * var(--hole));
  left: calc(-18.8 * var(--hole));
  width: calc(20.5 * var(--hole));
  fill: none;
  stroke: ${color.text};
  stroke-width: 2;
  rotate: -6deg;
  opacity: 0;
  ${media.roomy} {
    top: calc(-8.2 * var(--hole));
    left: calc(-5.2 * var(--hole));
    width: calc(17 * var(--hole));
    transform-origin: 30% 50%;
    rotate: 10deg;
  }
  scale: 1.4;
  text {
    fill: ${color.text};
    stroke: none;
    font-family: ${font.text};
    font-weight: 600;
  }
`;

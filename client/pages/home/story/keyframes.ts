import { lineWidth } from "./longest-texts.ts";
import { type ScrollRange, totalDistance } from "./scenes.ts";

/**
 * What the parts of the story do on the stage: keyframes that each part can use. The lengths are those of stage.ts.
 * Where two of a part animate one property, one has only a `from`, and the later one only a `to`. Only `hide` has both:
 * another one may have made the part invisible before.
 */
const keyframes = {
  write: "from { --marked: 0; }",
  wipe: "to { --marked: 2; }",
  fadeOut: "to { opacity: 0; }",
  fadeIn: "from { opacity: 0; }",
  /** By its colour, because transparent text would stay invisible where find in page marks it. */
  hideText: "to { color: #0000; }",
  showText: "from { color: #0000; }",
  /** Line by line. */
  darkenText: "to { --darkened: 125%; }",
  count: `
    from { --number: var(--from); }
    to { --number: var(--to); }
  `,
  /** Unlike a margin or a height, an outset moves no text, which would count as a layout shift. */
  tightenBrackets: `
    from {
      border-image-outset: var(--above-frame) calc(100cqw - var(--frame-width)) var(--above-frame) 0px;
    }
  `,
  /** While it is written, it is at the top, so that no large word covers a small one that still waits. */
  drop: `
    from {
      transform: translate(0, calc(50% + var(--inset) + 0.2em - var(--body-height) / 2));
    }
  `,
  /** From the sentence to the window's edges. */
  openBrackets: `
    to {
      border-image-outset: calc(var(--above-frame) + var(--head-height) + var(--row-gap) + var(--to-edge)) calc(100cqw - var(--frame-width) + var(--to-edge))
        calc(var(--above-frame) + var(--to-edge)) var(--to-edge);
    }
  `,
  /** To the caption above. */
  shrink: `
    to {
      transform: translate(
          calc(-1 * var(--inset)),
          calc(50% - var(--caption-edge) - var(--body-height) / 2 - var(--row-gap) + var(--caption-offset))
        )
        scale(calc(var(--caption-size) / var(--sentence-size)));
    }
  `,
  /** To fewer lines, for which a narrow window has no room while the sentence is large. */
  rewrap: `from, to { width: ${lineWidth.inThree}em; }`,
  /** From below the stage, cut off beside the brackets. */
  rise: `
    from {
      translate: 0 calc(100% + var(--row-gap));
      clip-path: inset(0 calc(100cqw - var(--frame-width) + 0.5rem) calc(100% + var(--row-gap) + var(--above-frame) + 0.5rem) 0.5rem);
    }
    to { clip-path: inset(0); }
  `,
  sinkFigure: "from { translate: 0 calc(100% - 100cqh); }",
  sinkDifference: "to { translate: 0 100%; }",
  strike: "from { text-decoration-color: #0000; }",
  /** Moves the element to where find in page should scroll to: see choreography.ts. */
  hide: `
    from { opacity: 0; translate: 0 calc(var(--distance-at-start) * 1svh); }
    to { opacity: 0; translate: 0 calc(var(--distance-at-end) * 1svh); }
  `,
};

/** The keyframes, and the custom properties that they animate. */
export const keyframeRules = `
  /* At 1, the marker has written all words. At 2, it has wiped them away. */
  @property --marked {
    syntax: "<number>";
    inherits: true;
    initial-value: 1;
  }
  /* The same of one word, in percent. Not registered, it would be that of the first word for all words in WebKit. */
  @property --marker {
    syntax: "<percentage>";
    inherits: false;
    initial-value: 100%;
  }
  @property --darkened {
    syntax: "<percentage>";
    inherits: false;
    initial-value: 0%;
  }
  @property --number {
    syntax: "<integer>";
    inherits: true;
    initial-value: 0;
  }
  ${Object.entries(keyframes)
    .map(([name, steps]) => `@keyframes :global(story-${name}) { ${steps} }`)
    .join("\n")}
`;

/** What an element does, and when. */
export type ScrollAnimation = readonly [motion: keyof typeof keyframes, range: ScrollRange];

/** A distance as a share of the whole story, to a tenth of a percent. */
const shareOf = (distance: number) => `contain ${Math.round((1000 * distance) / totalDistance) / 10}%`;

/**
 * Declares the animations of an element, which run while the visitor scrolls. There is no `animation` shorthand, which
 * Lightning CSS 1.33 breaks.
 */
export function animate(...animations: readonly ScrollAnimation[]) {
  return `
    animation-timeline: --scenes;
    animation-name: ${animations.map(([motion]) => `story-${motion}`).join(", ")};
    animation-timing-function: ${animations.map(([, { easing = "linear" }]) => easing).join(", ")};
    animation-fill-mode: ${animations.map(([, { fill = "both" }]) => fill).join(", ")};
    animation-range-start: ${animations.map(([, { start }]) => shareOf(start)).join(", ")};
    animation-range-end: ${animations.map(([, { end }]) => shareOf(end)).join(", ")};
  `;
}

import { distance } from "./timeline.ts";

/** What the parts of the story do on the stage: keyframes that each part can use. The lengths are those of stage.ts. */
export const motion = `
  @property --number {
    syntax: "<integer>";
    inherits: true;
    initial-value: 0;
  }
  /* At 100%, the marker has written a word. At 200%, it has wiped it away. */
  @property --marker {
    syntax: "<percentage>";
    inherits: false;
    initial-value: 100%;
  }
  @keyframes :global(story-write) {
    from {
      --marker: 0%;
    }
  }
  @keyframes :global(story-wipe) {
    to {
      --marker: 200%;
    }
  }
  @keyframes :global(story-fade) {
    to {
      opacity: 0;
    }
  }
  @keyframes :global(story-appear) {
    from {
      opacity: 0;
    }
  }
  /* Unlike what is transparent, text without a colour is visible where the browser marks what was found. */
  @keyframes :global(story-vanish) {
    to {
      color: #0000;
    }
  }
  /* Line by line. */
  @property --darkened {
    syntax: "<percentage>";
    inherits: false;
    initial-value: 0%;
  }
  @keyframes :global(story-darken) {
    to {
      --darkened: 125%;
    }
  }
  @keyframes :global(story-light) {
    from {
      color: #0000;
    }
  }
  @keyframes :global(story-count) {
    from {
      --number: var(--from);
    }
    to {
      --number: var(--to);
    }
  }
  /* Unlike a margin or a height, an outset moves no text, which would count as a layout shift. */
  @keyframes :global(story-tighten) {
    from {
      border-image-outset: var(--above-frame) calc(100cqw - var(--frame-width)) var(--above-frame) 0px;
    }
  }
  /* While it is written, it is at the top, so that no large word covers a small one that still waits. */
  @keyframes :global(story-drop) {
    from {
      transform: translate(0, calc(50% + var(--inset) - var(--body-height) / 2));
    }
  }
  /* These three have the same pace, so that the product stays below the sentence and inside the brackets. */
  @keyframes :global(story-open) {
    from {
      animation-timing-function: ease-in-out;
    }
    to {
      border-image-outset: calc(var(--above-frame) + var(--head-height) + 1rem + var(--to-edge)) calc(100cqw - var(--frame-width) + var(--to-edge))
        calc(var(--above-frame) + var(--to-edge)) var(--to-edge);
    }
  }
  @keyframes :global(story-shrink) {
    from {
      animation-timing-function: ease-in-out;
    }
    to {
      transform: translate(calc(-1 * var(--inset)), calc(-50% - var(--body-height) / 2 - 1rem)) scale(calc(var(--caption-size) / var(--sentence-size)));
    }
  }
  @keyframes :global(story-rise) {
    from {
      animation-timing-function: ease-in-out;
      translate: 0 calc(100% + 1rem);
      clip-path: inset(0 calc(100cqw - var(--frame-width)) calc(100% + 1rem + var(--above-frame)) 0);
    }
    to {
      translate: 0 0;
      clip-path: inset(0);
    }
  }
  @keyframes :global(story-sink) {
    from {
      translate: 0 calc(100% - 100cqh);
    }
  }
  @keyframes :global(story-sink-level) {
    from {
      translate: 0 calc((var(--to) - var(--from)) * 1%);
    }
  }
  @keyframes :global(story-away) {
    from,
    to {
      opacity: 0;
    }
    from {
      translate: 0 calc(var(--seen-at) * 1svh);
    }
    to {
      translate: 0 calc((var(--seen-at) - ${distance}) * 1svh);
    }
  }
  @keyframes :global(story-stay) {
    from,
    to {
      translate: 0 0;
      opacity: 1;
    }
  }
`;

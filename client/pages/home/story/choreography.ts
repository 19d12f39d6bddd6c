import { animate, type Step } from "./motion.ts";
import { distance, during, fromScene, type ScrollRange, staggered, startOf, untilScene } from "./timeline.ts";

/**
 * Shows an element only during a range. Outside of it, the element is transparent, and lies where find in page should
 * scroll to: `away` applies wherever `stay`, which is listed before it, does not.
 */
const visible = (range: ScrollRange): readonly Step[] => [
  ["stay", range],
  ["away", { start: "0%", end: "100%" }],
];

/**
 * How far the visitor has scrolled when they see an element, in percent of the window's height: more for what is near
 * the window's upper edge, because browsers scroll what they find to the middle.
 */
const seenAt = (scrolled: number) => `--seen-at: ${scrolled};`;

/** What each part of the story does on the stage, as declarations. */
export const choreography = {
  headingRow: `
    ${seenAt(startOf("darken") + 14)}
    ${animate(["fadeOut", during("move", 0.25)], ...visible(untilScene("solve")))}
  `,
  wordCount: animate(["count", during("darken")]),
  email: `
    ${seenAt(startOf("light") + 12)}
    ${animate(...visible(untilScene("tighten")))}
  `,
  emailHeaders: animate(["hideText", during("light")]),
  emailText: animate(["darkenText", during("darken")]),
  markedWord: animate(["write", staggered("light")], ["wipe", staggered("relay")]),
  brackets: animate(["tightenBrackets", during("tighten")], ["openBrackets", during("move")]),
  sentence: `
    ${seenAt(startOf("sentence") + 10)}
    ${animate(...visible(fromScene("relay")), ["drop", during("tighten")], ["shrink", during("move")])}
  `,
  sentenceWord: animate(["write", staggered("relay")]),
  secondHeading: `
    ${seenAt(distance + 30)}
    ${animate(...visible(fromScene("sentence")), ["showText", during("solve")])}
  `,
  /** It starts below the stage, by its own height. */
  product: `
    ${seenAt(distance - 50)}
    ${animate(...visible(fromScene("move")))}
  `,
  panel: animate(["rise", during("move")]),
  freeTime: animate(["fadeOut", during("take")]),
  figures: animate(["count", during("sink")]),
  difference: animate(["sinkDifference", during("sink")]),
  figureAfter: animate(["sinkFigure", during("sink")]),
  figureBefore: animate(["fadeIn", during("strike")]),
  /** Where the browser cannot count. */
  uncounted: {
    figureAfter: animate(["fadeIn", during("strike")]),
    figureBefore: animate(["strike", during("strike")]),
  },
};

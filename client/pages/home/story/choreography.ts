import { animate, type ScrollAnimation } from "./keyframes.ts";
import { during, middleOf, type ScrollRange, startOf, totalDistance } from "./scenes.ts";

/**
 * Hides an element up to the moment `until`, or after the moment `from`, and gives it other motions. Moments are
 * distances from the beginning of the story, in percent of the window's height. Find in page scrolls to where an
 * element lies. So while it is hidden, it lies where the window will be at `readableAt`, when it can be read.
 */
function hide(
  { from = 0, until = totalDistance, readableAt }: { from?: number; until?: number; readableAt: number },
  ...motions: readonly ScrollAnimation[]
) {
  return `
    --distance-at-start: ${readableAt - from};
    --distance-at-end: ${readableAt - until};
    ${animate(["hide", { start: from, end: until, fill: from ? "forwards" : "backwards" }], ...motions)}
  `;
}

/** Shared by everything that moves between the sentence and the product, so that both stay in the brackets. */
const move: ScrollRange = { ...during("move"), easing: "ease-in-out" };

/** What each part of the story does on the stage, as declarations. */
export const choreography = {
  headingRow: hide({ from: startOf("solve"), readableAt: middleOf("darken") }, [
    "fadeOut",
    { start: startOf("move"), end: startOf("move") + 8 },
  ]),
  wordCount: animate(["count", during("darken")]),
  email: hide({ from: startOf("tighten"), readableAt: middleOf("light") }),
  emailHeaders: animate(["hideText", during("light")]),
  emailText: animate(["write", during("light")], ["darkenText", during("darken")], ["wipe", during("relay")]),
  brackets: animate(["tightenBrackets", during("tighten")], ["openBrackets", move]),
  sentence: hide(
    { until: startOf("relay"), readableAt: middleOf("sentence") },
    ["write", during("relay")],
    ["drop", during("tighten")],
    ["shrink", move],
    ["rewrap", { ...during("solve"), fill: "forwards" }],
  ),
  /** Past the end, because find in page centres the heading in the window, and it stands at the top of the stage. */
  secondHeading: hide({ until: startOf("sentence"), readableAt: totalDistance + 30 }, [
    "showText",
    during("solve"),
  ]),
  /** Half a window before the end, because it starts below the stage. */
  product: hide({ until: startOf("move"), readableAt: totalDistance - 50 }),
  panel: animate(["rise", move]),
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

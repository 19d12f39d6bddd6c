import { animate, type ScrollAnimation } from "./motion.ts";
import { between, during, startOf, totalDistance } from "./timeline.ts";

/** Distances from the beginning of the story, in percent of the window's height. */
interface Hiding {
  /** Hidden from here (by default, the beginning of the story) … */
  from?: number;
  /** … until here (by default, its end). */
  until?: number;
  /** Where find in page scrolls for text in the element, which is visible there. */
  foundAt: number;
}

/**
 * Hides an element until or from a moment of the story, and gives it other motions. Find in page scrolls to where an
 * element lies, so a hidden one is moved ahead or back, by as much as the visitor has to scroll to see it.
 */
function hide({ from = 0, until = totalDistance, foundAt }: Hiding, ...motions: readonly ScrollAnimation[]) {
  const fill = from === 0 ? "backwards" : "forwards";
  return `
    --distance-at-start: ${foundAt - from};
    --distance-at-end: ${foundAt - until};
    ${animate(["hide", { ...between(from, until), fill }], ...motions)}
  `;
}

/** What each part of the story does on the stage, as declarations. */
export const choreography = {
  headingRow: hide({ from: startOf("solve"), foundAt: startOf("darken") + 14 }, [
    "fadeOut",
    during("move", 0.25),
  ]),
  wordCount: animate(["count", during("darken")]),
  email: hide({ from: startOf("tighten"), foundAt: startOf("light") + 12 }),
  emailHeaders: animate(["hideText", during("light")]),
  emailText: animate(["write", during("light")], ["darkenText", during("darken")], ["wipe", during("relay")]),
  brackets: animate(["tightenBrackets", during("tighten")], ["openBrackets", during("move")]),
  sentence: hide(
    { until: startOf("relay"), foundAt: startOf("sentence") + 10 },
    ["write", during("relay")],
    ["drop", during("tighten")],
    ["shrink", during("move")],
  ),
  secondHeading: hide({ until: startOf("sentence"), foundAt: totalDistance + 30 }, [
    "showText",
    during("solve"),
  ]),
  /** It starts below the stage, by its own height. */
  product: hide({ until: startOf("move"), foundAt: totalDistance - 50 }),
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

import { animate, type ScrollAnimation } from "./motion.ts";
import { between, during, middleOf, startOf, totalDistance } from "./timeline.ts";

/** Either from a moment on or until one, and where the story should stand when find in page leads to the element. */
type Hiding = { readableAt: number } & (
  | { hiddenFrom: number; hiddenUntil?: never }
  | { hiddenUntil: number; hiddenFrom?: never }
);

/**
 * Hides an element until or from a moment of the story, and gives it other motions. Moments are distances from the
 * beginning of the story, in percent of the window's height. Find in page scrolls to where an element lies. So while it
 * is hidden, it lies where the window will be when the element can be read.
 */
function hide(
  { hiddenFrom = 0, hiddenUntil = totalDistance, readableAt }: Hiding,
  ...motions: readonly ScrollAnimation[]
) {
  // It applies on the hidden side only.
  const fill = hiddenFrom === 0 ? "backwards" : "forwards";
  return `
    --distance-at-start: ${readableAt - hiddenFrom};
    --distance-at-end: ${readableAt - hiddenUntil};
    ${animate(["hide", { ...between(hiddenFrom, hiddenUntil), fill }], ...motions)}
  `;
}

/** What each part of the story does on the stage, as declarations. */
export const choreography = {
  headingRow: hide({ hiddenFrom: startOf("solve"), readableAt: middleOf("darken") }, [
    "fadeOut",
    during("move", 0.25),
  ]),
  wordCount: animate(["count", during("darken")]),
  email: hide({ hiddenFrom: startOf("tighten"), readableAt: middleOf("light") }),
  emailHeaders: animate(["hideText", during("light")]),
  emailText: animate(["write", during("light")], ["darkenText", during("darken")], ["wipe", during("relay")]),
  brackets: animate(["tightenBrackets", during("tighten")], ["openBrackets", during("move")]),
  sentence: hide(
    { hiddenUntil: startOf("relay"), readableAt: middleOf("sentence") },
    ["write", during("relay")],
    ["drop", during("tighten")],
    ["shrink", during("move")],
    ["rewrap", { ...during("solve"), fill: "forwards" }],
  ),
  /** Past the end, because find in page centres the heading in the window, and it stands at the top of the stage. */
  secondHeading: hide({ hiddenUntil: startOf("sentence"), readableAt: totalDistance + 30 }, [
    "showText",
    during("solve"),
  ]),
  /** Half a window before the end, because it starts below the stage. */
  product: hide({ hiddenUntil: startOf("move"), readableAt: totalDistance - 50 }),
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

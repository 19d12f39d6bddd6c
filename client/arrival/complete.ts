import { nextTask } from "#client/browser/next-task.ts";
import { facesCached } from "./head-script.ts";
import { parts } from "./parts.ts";

/** Milliseconds: faces that come later wait for the next page. */
const patience = 2000;

/** CSS pixels that count as a move (https://wicg.github.io/layout-instability/). */
const step = 3;

/** Gives a phone's first view, once it is painted, the site's faces and the rest of the page; see styles.ts. */
export async function completeArrival(): Promise<void> {
  if (document.documentElement.dataset["arrival"] === undefined) return;
  await firstPaint();
  const late = new Promise<false>((resolve) => setTimeout(resolve, patience, false));
  const dressed = await Promise.race([loadFaces(), late]);
  for (const part of document.querySelectorAll<HTMLElement>(parts)) {
    if (dressed && isOnScreen(part.getBoundingClientRect())) dressUnlessItMoves(part);
    else part.dataset["arrived"] = dressed ? "dressed" : "undressed";
    // Laid out now, each in a task of its own, not all of them in the next frame.
    part.getBoundingClientRect();
    await nextTask();
  }
}

/** Whether they could be had. */
async function loadFaces() {
  const faces = [...document.fonts].filter(({ display }) => display === "optional");
  try {
    await Promise.all(faces.map((face) => face.load()));
    window.name = facesCached;
    return true;
  } catch {
    return faces.every(({ status }) => status === "loaded");
  }
}

/** If a line would break elsewhere, the face waits for the next page: what a visitor reads must not move. */
function dressUnlessItMoves(part: HTMLElement) {
  part.dataset["arrived"] = "undressed";
  const seen = [part, ...part.querySelectorAll("*")]
    .map((element) => ({ element, before: element.getBoundingClientRect() }))
    .filter(({ before }) => isOnScreen(before));
  part.dataset["arrived"] = "dressed";
  const moved = seen.some(({ element, before }) => {
    const { top, bottom } = element.getBoundingClientRect();
    // The next part stands at the end of this one.
    const pushes = element === part && before.bottom < innerHeight && isStep(bottom - before.bottom);
    return pushes || isStep(top - before.top);
  });
  if (moved) part.dataset["arrived"] = "undressed";
}

function isOnScreen({ top, bottom }: DOMRect) {
  return top < innerHeight && bottom > 0;
}

function isStep(distance: number) {
  return Math.abs(distance) >= step;
}

/** The first paint is over when it is on the screen: the browser's own entry says so. */
function firstPaint() {
  if (!PerformanceObserver.supportedEntryTypes.includes("paint")) return nextPaint();
  return new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      resolve();
    });
    observer.observe({ type: "paint", buffered: true });
  });
}

function nextPaint() {
  return new Promise(requestAnimationFrame).then(nextTask);
}

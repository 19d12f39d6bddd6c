import { facesCached } from "./head-script.ts";
import { laterParts } from "./later-parts.ts";

/** Milliseconds: a face that comes later waits for the next page. */
const patience = 2000;

/** CSS pixels that count as a move (https://wicg.github.io/layout-instability/). */
const step = 3;

/** Milliseconds of layout in one task, so that a touch is answered in between. */
const slice = 12;

/** Gives a phone's first view, once it is painted, the site's faces and the rest of the page; see styles.ts. */
export async function completeArrival(): Promise<void> {
  if (!document.documentElement.dataset["arrival"]) return;
  await firstPaint();
  await Promise.race([wearFaces(), new Promise((resolve) => setTimeout(resolve, patience))]);
  await layOutLaterParts();
}

/** One after the other, for each takes a layout. */
async function wearFaces() {
  const end = performance.now() + patience;
  const faces = [...document.fonts].filter(({ display }) => display === "optional");
  const loads = faces.map((face) => face.load().catch(() => null));
  for (const load of loads) {
    const face = await load;
    if (!face) return;
    if (performance.now() > end) continue;
    wear(face);
    await nextPaint();
  }
  try {
    sessionStorage.setItem(facesCached, "1");
  } catch {
    // A visitor who wants no storage has none.
  }
}

/** Only if no line breaks elsewhere: what a visitor reads must not move. */
function wear({ family }: FontFace) {
  const { dataset } = document.documentElement;
  const parts = [...document.querySelectorAll("header, main > section, footer")].filter(onScreen);
  const seen = parts.flatMap((part) => [part, ...part.querySelectorAll("*")]).filter(onScreen);
  const tops = () => seen.map((each) => each.getBoundingClientRect().top);
  const before = tops();
  const missing = dataset["arrival"] ?? "";
  dataset["arrival"] = missing
    .split(" ")
    .filter((name) => !family.includes(name))
    .join(" ");
  const moved = tops().some((top, index) => Math.abs(top - (before[index] ?? top)) >= step);
  if (moved) dataset["arrival"] = missing;
}

function onScreen(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

async function layOutLaterParts() {
  let begun = performance.now();
  for (const part of document.querySelectorAll<HTMLElement>(laterParts)) {
    part.style.contentVisibility = "visible";
    part.getBoundingClientRect();
    if (performance.now() - begun < slice) continue;
    await nextPaint();
    begun = performance.now();
  }
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
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

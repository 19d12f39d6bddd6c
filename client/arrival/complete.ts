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
  await nextPaint();
  // Faces that cannot be had are no reason to leave the rest.
  await Promise.race([wearFaces().catch(() => {}), new Promise((resolve) => setTimeout(resolve, patience))]);
  await layOutLaterParts();
}

/** One after the other, for each takes a layout. */
async function wearFaces() {
  const end = performance.now() + patience;
  const faces = [...document.fonts].filter(({ display }) => display === "optional");
  for (const loading of faces.map((face) => face.load())) {
    const face = await loading;
    if (performance.now() > end) continue;
    wear(face);
    await nextPaint();
  }
  sessionStorage.setItem(facesCached, "1");
}

/** Only if no line breaks elsewhere: what a visitor reads must not move. */
function wear({ family }: FontFace) {
  const { dataset } = document.documentElement;
  const seen = [...document.body.querySelectorAll("*")].filter(
    (each) =>
      each.checkVisibility({ contentVisibilityAuto: true }) && each.getBoundingClientRect().top < innerHeight,
  );
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

function nextPaint() {
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

import { findParts } from "#client/islands/find-parts.ts";
import { listWords } from "#shared/highlighted-text.ts";
import { boxOf, clearStage, type Parts, type Stage, setStage } from "./set-stage.ts";
import stageStyles from "./stage.css?inline";
import { type Change, partAt, playTimeline, stageLength } from "./timeline.ts";

/** The windows in which the parts of the story share a stage, and scrolling plays what happens between them. */
const stageQuery =
  "(prefers-reduced-motion: no-preference) and (forced-colors: none) and (width >= 22em) and (height >= 36em)";

/**
 * Sets the stage when the visitor is a window away, while the story's second part is below the window: nothing that the
 * visitor sees moves or is replaced. If the script comes later, the story stays as it is until the visitor has scrolled
 * back. A translated story has no stage.
 */
export async function mount(root: HTMLElement, change: Change) {
  if (!("ViewTimeline" in window)) return;
  // If measured earlier, every word would be at another place when the fonts load.
  await document.fonts.ready;
  const query = matchMedia(stageQuery);
  const parts = findParts<Parts>(root);
  const styles = new CSSStyleSheet();
  styles.replaceSync(stageStyles);
  document.adoptedStyleSheets.push(styles);
  root.style.setProperty("--stage-length", `${stageLength}svh`);
  await nextTask();

  let stage: Stage | undefined;
  let animations: readonly Animation[] = [];
  /** The percentage of the story that has been played. A resize changes the layout before the script knows. */
  let played = 0;
  let sizes = "";

  const measure = () => {
    const measured = [root, parts.heading, parts.sentence, parts.solution];
    return String([query.matches, measured.map((part) => [part.offsetWidth, part.offsetHeight])]);
  };
  const start = () => {
    stage = query.matches && isOriginal(parts) ? setStage(root, parts) : undefined;
    sizes = measure();
  };
  const play = () => {
    animations = stage ? playTimeline(root, parts, stage, change) : [];
  };
  const cancel = () => {
    for (const animation of animations) animation.cancel();
  };
  const startIfNear = async () => {
    const isNear = boxOf(root).top < 2 * innerHeight && boxOf(parts.sentence).top >= innerHeight;
    if (stage || !isNear || sizes === measure()) return;
    start();
    await nextTask();
    if (animations.length === 0) play();
  };
  /** Measures everything again. The same part of the story, or the same place below it, stays in the window. */
  const restart = ({ bottom }: { bottom: number } = boxOf(root)) => {
    if (matchMedia("print").matches) return;
    cancel();
    clearStage(root, parts);
    start();
    play();
    const now = boxOf(root);
    if (played >= 100) scrollBy({ top: now.bottom - bottom, behavior: "instant" });
    else if (played > 0 && stage)
      scrollBy({ top: now.top + ((now.height - innerHeight) * played) / 100, behavior: "instant" });
    else if (played > 0) parts[partAt(played)].scrollIntoView({ behavior: "instant" });
  };
  const update = () => {
    if (!stage) startIfNear();
    else if (sizes !== measure()) restart();
  };

  addEventListener(
    "scroll",
    () => {
      const { top, height } = boxOf(root);
      played = (-100 * top) / (height - innerHeight);
      startIfNear();
    },
    { passive: true },
  );
  query.addEventListener("change", update);
  addEventListener("beforeprint", cancel);
  addEventListener("afterprint", () => stage && restart());
  // The window, the fonts and the text size change a size. A phone's address bar does not.
  const resizes = new ResizeObserver(update);
  for (const part of [root, parts.heading, parts.sentence, parts.solution]) resizes.observe(part);
  const changes = new MutationObserver((records) => {
    if (stage && records.some(({ target }) => target !== parts.stage)) restart();
  });
  changes.observe(parts.stage, { childList: true, characterData: true, subtree: true });
  // Without its stage, the page is shorter: after a reload or Back, the browser would restore another place.
  addEventListener("scrollend", () => {
    const place = stage && played > 0 ? { played, bottom: boxOf(root).bottom } : null;
    if (!place && !history.state) return;
    history.scrollRestoration = place ? "manual" : "auto";
    history.replaceState(place, "");
  });
  const restore = () => {
    const place: Record<"played" | "bottom", number> | null = history.state;
    if (!place) return;
    ({ played } = place);
    restart(place);
  };
  addEventListener("popstate", restore);
  // Unless the visitor, or a fragment, has scrolled before the script came.
  if (scrollY === 0) restore();
  await startIfNear();
}

/** On a slow phone, a long task would keep the visitor waiting. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Whether the highlighted words form the sentence, and no translator has wrapped a text in elements. */
function isOriginal({ mailText, sentence }: Parts) {
  const marks = [...mailText.children].map(({ textContent }) => textContent);
  return (
    !mailText.querySelector(":not(mark)") &&
    sentence.childElementCount === 0 &&
    String(listWords(marks.join(" "))) === String(listWords(sentence.textContent))
  );
}

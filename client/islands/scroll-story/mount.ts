import { findParts } from "#client/islands/find-parts.ts";
import { listWords } from "#shared/highlights.ts";
import { boxOf, clearStage, type Parts, setStage } from "./set-stage.ts";
import stageStyles from "./stage.css?inline";
import { type Change, partAt, playTimeline, way } from "./timeline.ts";

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
  const { stage, heading, mailText, sentence, solution } = parts;
  const styles = new CSSStyleSheet();
  styles.replaceSync(stageStyles);
  document.adoptedStyleSheets.push(styles);
  CSS.registerProperty({ name: "--count", syntax: "<integer>", inherits: true, initialValue: "0" });

  let animations: readonly Animation[] | undefined;
  /** The percentage of the story that has been played. A resize changes the layout before the script knows. */
  let played = 0;
  let size = "";

  const measure = () =>
    [root, heading, sentence, solution].map((part) => `${part.offsetWidth} ${part.offsetHeight}`).join();
  const cancel = () => {
    for (const animation of animations ?? []) animation.cancel();
  };
  const start = () => {
    root.style.setProperty("--way", `${way}svh`);
    const set = query.matches && isOriginal(mailText, sentence) && setStage(root, parts);
    animations = set ? playTimeline(root, parts, set, change) : undefined;
    size = measure();
  };
  const startIfNear = () => {
    const isNear = boxOf(root).top < 2 * innerHeight;
    if (!animations && isNear && boxOf(sentence).top >= innerHeight) start();
  };
  /** Measures everything again. The same part of the story stays in the window. */
  const restart = () => {
    if (!animations || matchMedia("print").matches) return;
    const { bottom } = boxOf(root);
    cancel();
    clearStage(root, parts);
    start();
    const now = boxOf(root);
    if (played >= 100) scrollBy({ top: now.bottom - bottom, behavior: "instant" });
    else if (played > 0 && animations)
      scrollBy({ top: now.top + ((now.height - innerHeight) * played) / 100, behavior: "instant" });
    else if (played > 0) parts[partAt(played)].scrollIntoView({ behavior: "instant" });
  };
  const onScroll = () => {
    const { top, height } = boxOf(root);
    played = (-100 * top) / (height - innerHeight);
    startIfNear();
  };

  addEventListener("scroll", onScroll, { passive: true });
  query.addEventListener("change", restart);
  addEventListener("beforeprint", cancel);
  addEventListener("afterprint", restart);
  // The window, the fonts and the text size change a size. A phone's address bar does not.
  const resizes = new ResizeObserver(() => {
    startIfNear();
    if (size !== measure()) restart();
  });
  for (const part of [root, heading, sentence, solution]) resizes.observe(part);
  new MutationObserver((changes) => {
    if (changes.some(({ target }) => target !== stage)) restart();
  }).observe(stage, { childList: true, characterData: true, subtree: true });
}

/** Whether the highlighted words form the sentence, and no translator has wrapped a text in elements. */
function isOriginal(mailText: HTMLElement, sentence: HTMLElement) {
  const marks = [...mailText.children].map(({ textContent }) => textContent);
  return (
    !mailText.querySelector(":not(mark)") &&
    sentence.childElementCount === 0 &&
    String(listWords(marks.join(" "))) === String(listWords(sentence.textContent))
  );
}

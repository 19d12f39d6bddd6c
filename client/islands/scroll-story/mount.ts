import { findParts } from "#client/islands/find-parts.ts";
import { clearStage, type Parts, setStage } from "./set-stage.ts";
import stageStyles from "./stage.css?inline";
import { type Level, partAt, playTimeline } from "./timeline.ts";

/** The windows in which the parts of the story share a stage, and scrolling plays what happens between them. */
const stageQuery =
  "(prefers-reduced-motion: no-preference) and (forced-colors: none) and (width >= 22em) and (height >= 36em)";

/**
 * Sets the stage while the story's second part is below the window: nothing that the visitor sees moves or is
 * replaced. If the script comes later, the story stays as it is until the visitor has scrolled back.
 */
export async function mount(root: HTMLElement, { level }: { level: Level }) {
  if (!("ViewTimeline" in window)) return;
  // If measured earlier, every word would be at another place when the fonts load.
  await document.fonts.ready;
  const query = matchMedia(stageQuery);
  const parts = findParts<Parts>(root);
  const styles = new CSSStyleSheet();
  styles.replaceSync(stageStyles);
  document.adoptedStyleSheets.push(styles);
  CSS.registerProperty({ name: "--count", syntax: "<integer>", inherits: true, initialValue: "0" });

  let animations: readonly Animation[] | undefined;
  /** The percentage of the story that has been played. A resize changes the layout before the script knows. */
  let played = 0;
  let size = "";

  const boxOf = (element: Element) => element.getBoundingClientRect();
  const sizeOfStage = () => `${root.clientWidth} ${root.clientHeight}`;
  const cancel = () => {
    for (const animation of animations ?? []) animation.cancel();
  };
  const start = () => {
    const stage = query.matches && !animations && setStage(root, parts);
    if (stage) animations = playTimeline(root, parts, stage, level);
    size = sizeOfStage();
  };
  const startIfUnread = () => {
    if (!animations && boxOf(parts.sentence).top >= innerHeight) start();
  };
  /** Measures everything again. The same part of the story stays in the window. */
  const restart = () => {
    if (!animations || matchMedia("print").matches) return;
    const { bottom } = boxOf(root);
    cancel();
    animations = undefined;
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
  };
  addEventListener("scroll", onScroll, { passive: true });
  addEventListener("resize", () => {
    startIfUnread();
    // A phone's address bar changes the window, but not the stage.
    if (size !== sizeOfStage()) restart();
  });
  query.addEventListener("change", restart);
  document.fonts.addEventListener("loadingdone", restart);
  addEventListener("beforeprint", cancel);
  addEventListener("afterprint", restart);
  new IntersectionObserver(startIfUnread).observe(parts.sentence);
}

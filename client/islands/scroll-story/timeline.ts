import { boxOf, type Parts, pixels, type Stage, wordPadding } from "./set-stage.ts";

/** How far the visitor scrolls during each scene, in percent of the window's height. */
const scenes = { email: 95, sentence: 35, product: 70 };

/** When each step plays: its scene, and its start and end in percent of that scene. */
const steps = {
  highlight: ["email", 2, 26],
  // The lines leave from top to bottom. Where they have left, words fly to the sentence. The last one flies until the end.
  leave: ["email", 30, 83],
  close: ["email", 84, 100],
  unlight: ["sentence", 30, 80],
  // The sentence shrinks to the caption of the product, which rises in the brackets while they open around both.
  heading: ["product", 0, 8],
  open: ["product", 4, 28],
  fade: ["product", 21, 25],
  caption: ["product", 25, 31],
  underline: ["product", 30, 44],
  // The first free time is taken, and the figure sinks.
  take: ["product", 46, 49],
  sink: ["product", 49, 68],
  before: ["product", 60, 68],
} as const satisfies Record<string, readonly [scene: keyof typeof scenes, start: number, end: number]>;

type Step = keyof typeof steps;
type Range = readonly [start: number, end: number];

/** How far the visitor scrolls while the stage stays in place, in percent of the window's height. */
export const stageLength = Object.values(scenes).reduce((sum, length) => sum + length);

/** A step's start and end in percent of that length. */
function rangeOf(step: Step): Range {
  const [scene, start, end] = steps[step];
  const names = Object.keys(scenes) as (keyof typeof scenes)[];
  const before = names.slice(0, names.indexOf(scene)).reduce((sum, name) => sum + scenes[name], 0);
  const at = (percent: number) => (100 * before + percent * scenes[scene]) / stageLength;
  return [at(start), at(end)];
}

/** The part of the story that the visitor sees at a percentage of that length. */
export function partAt(percent: number) {
  if (percent < rangeOf("close")[1]) return "mail";
  return percent < rangeOf("open")[0] ? "sentence" : "product";
}

/** A project's figure before and after, in percent. */
export type Change = Record<"from" | "to", string>;

/** Plays the story on its stage as the visitor scrolls. All elements and words are measured once, now. */
export function playTimeline(root: HTMLElement, parts: Parts, stage: Stage, change: Change) {
  const { flight, words } = stage;
  const { mail, letter, sentence, frame, product, solution, before, after, count } = parts;
  const timeline = new ViewTimeline({ subject: root, inset: "0px" });
  const animations: Animation[] = [];
  // An element's second animation of a property takes over when it begins.
  const play = (
    element: Element,
    step: Step | Range,
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    options: KeyframeAnimationOptions = {},
  ) => {
    const [start, end] = typeof step === "string" ? rangeOf(step) : step;
    const range = { rangeStart: `contain ${start}%`, rangeEnd: `contain ${end}%` };
    animations.push(element.animate(keyframes, { timeline, ...range, fill: "both", ...options }));
  };
  const [holdEnd, easing] = [{ fill: "forwards" }, "ease-in-out"] as const;
  // An invisible part is where the visitor sees it at the end, or saw it at the start, so that find in page,
  // which scrolls it to the middle of the window, leads there.
  const hide = (element: Element, range: Range, seenAt: 0 | 100, lower = 0) => {
    const translate = range.map((percent) => `0 ${((seenAt - percent) * stageLength) / 100 + lower}svh`);
    play(element, range, { opacity: [0, 0], translate }, { fill: seenAt ? "backwards" : "forwards" });
  };

  // Everything is measured before the first animation.
  const [lines, line, em] = [boxOf(letter), pixels(letter, "lineHeight"), pixels(flight, "fontSize")];
  const fall = boxOf(before).top - boxOf(after).top;
  const padding = pixels(mail, "paddingTop");
  const boxes = measureFrames(flight, sentence, product, padding);
  const [, closed, open] = boxes;
  const own = boxOf(mail);
  const frames = boxes.map(({ left, top, width, height }) => ({
    translate: `${left - own.left}px ${top - own.top}px`,
    right: `${own.width - width}px`,
    bottom: `${own.height - height}px`,
  }));

  const [leaving, left] = rangeOf("leave");
  const [{ large: first }] = words;
  // The sentence shrinks as a whole, until it fits above the product.
  const captionTop = boxOf(sentence).top + pixels(sentence, "paddingTop");
  const small = (boxOf(product).top - captionTop) / (closed.bottom - closed.top - 2 * padding);
  const flightLength = rangeOf("close")[1] - left;
  /** When the lines down to the end of a box have left. */
  const freeAt = ({ bottom }: DOMRect) =>
    leaving + (left - leaving) * Math.min(1, (bottom - lines.top + 2 * line) / (lines.height + 2 * line));
  for (const [index, { copy, highlighted, mark, large }] of words.entries()) {
    const inTurn = (step: Step): Range => {
      const [start, end] = rangeOf(step);
      const length = (end - start) / words.length;
      return [start + index * length, start + (index + 1) * length];
    };
    play(highlighted, inTurn("highlight"), { clipPath: ["inset(0 100% 0 0)", "inset(0)"] });
    play(highlighted, inTurn("unlight"), { clipPath: ["inset(0)", "inset(0 0 0 100%)"] }, holdEnd);
    const above = words.filter((word) => word.copy === copy || word.mark.top < large.bottom);
    const takeOff = Math.max(freeAt(large) - 0.65 * flightLength, ...above.map(({ mark }) => freeAt(mark)));
    // It moves sideways before it grows, so that it passes others.
    const from = toCover(mark, large, em);
    // The display font's baseline is lower in its line than that of the email's font.
    from.y -= 0.06 * mark.height;
    const aside = { ...keyframe(0, 0.6 * from.y, from.scale), offset: 0.4 };
    const flying = [keyframe(from.x, from.y, from.scale), aside, keyframe(0, 0, 1)];
    play(copy, [takeOff, takeOff + flightLength], flying, { easing });
    const x = boxOf(flight).left + small * (large.left - first.left - wordPadding * em) - large.left;
    const y = captionTop + small * (large.top - first.top) - large.top;
    play(copy, "open", [keyframe(0, 0, 1), keyframe(x, y, small)], { ...holdEnd, easing });
    // Each line's descenders are drawn above the next line.
    copy.style.zIndex = String(words.length - index);
  }
  play(letter, "leave", { translate: ["0 0", "0 100%"] }, { pseudoElement: "::after" });
  play(count, "leave", { "--count": [count.textContent, String(words.length)] });
  play(frame, "close", frames.slice(0, 2), { easing });
  play(parts.heading, "heading", { opacity: [1, 0] });
  play(frame, "open", frames.slice(1), { ...holdEnd, easing });
  play(sentence, "underline", { scale: ["0 1", "1 1"] }, { pseudoElement: "::after" });
  play(flight, "fade", { opacity: [1, 0] });
  play(sentence, "caption", { opacity: [0, 1] });
  play(flight, [0, leaving], { color: ["transparent", "transparent"] }, { fill: "backwards" });
  hide(letter, [left, 100], 0);
  hide(flight, [rangeOf("fade")[1], 100], 0);
  hide(sentence, [0, rangeOf("caption")[0]], 100, 40);

  // The product stays below the lines that shrink, and is visible only inside the brackets. Then its heading appears.
  const below = closed.bottom - open.bottom + boxOf(product).height;
  const gap = "var(--bracket-gap)";
  const sides = [open.right - closed.right, open.bottom + below - closed.bottom, closed.left - open.left];
  const clipPath = [sides, [0, 0, 0]].map(
    (sides) => `inset(0 ${sides.map((side) => `calc(${side}px + ${gap})`).join(" ")})`,
  );
  play(product, "open", { translate: [`0 ${below}px`, "0 0"], clipPath }, { easing });
  hide(product, [0, rangeOf("open")[0]], 100);
  play(solution, "caption", { opacity: [0, 1] });
  hide(solution, [0, rangeOf("caption")[0]], 100);
  const [high, low] = [Number.parseFloat(change.from), Number.parseFloat(change.to)];
  play(parts.slot, "take", { opacity: [1, 0] });
  play(parts.level, "sink", { translate: [`0 ${low - high}%`, "0 0"] }, { easing });
  play(after, "sink", { translate: [`0 ${fall}px`, "0 0"], "--count": [high, low].map(String) }, { easing });
  play(before, "before", { opacity: [0, 1] });
  after.dataset["unit"] = change.to.replace(/^\d+/, "");
  root.dataset["staged"] = "playing";
  return animations;
}

/** The brackets around the email, the sentence, and both it and the product. */
function measureFrames(flight: Element, sentence: Element, product: Element, padding: number) {
  const words = document.createRange();
  words.selectNodeContents(flight);
  const { x, y, width, height } = words.getBoundingClientRect();
  const closed = new DOMRect(x - padding, y - padding, width + 2 * padding, height + 2 * padding);
  const [caption, end] = [boxOf(sentence), boxOf(product)];
  const open = new DOMRect(end.x, caption.y, end.width, end.bottom - caption.y);
  return [boxOf(flight), closed, open] as const;
}

const keyframe = (x: number, y: number, scale: number) => ({ translate: `${x}px ${y}px`, scale });

/** How a large word moves and shrinks to cover a small one. Its padding is not part of the word. */
function toCover(small: DOMRect, large: DOMRect, em: number) {
  const scale = small.width / (large.width - 2 * wordPadding * em);
  const x = small.left - large.left - wordPadding * em * scale;
  const y = small.top + small.height / 2 - large.top - ((large.height - 0.08 * em) / 2) * scale;
  return { x, y, scale };
}

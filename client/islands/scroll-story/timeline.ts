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
  // The sentence shrinks, and fades into the caption of the product, and its brackets open around both.
  heading: ["product", 0, 12],
  shrink: ["product", 4, 24],
  rise: ["product", 6, 36],
  fade: ["product", 14, 22],
  caption: ["product", 24, 31],
  solve: ["product", 28, 38],
  underline: ["product", 32, 46],
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
  return percent < rangeOf("shrink")[0] ? "sentence" : "product";
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
  const below = boxOf(flight).bottom - boxOf(product).top;
  const frames = measureFrames(mail, flight, sentence, product);

  const [leaving, left] = rangeOf("leave");
  const [{ large: first }] = words;
  const caption = toCover(stage.caption, first, em);
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
    // The sentence shrinks as a whole, so that its first word covers that of the caption.
    const rest = 1 - caption.scale;
    const [x, y] = [caption.x - rest * (large.left - first.left), caption.y - rest * (large.top - first.top)];
    play(copy, "shrink", [keyframe(0, 0, 1), keyframe(x, y, caption.scale)], { ...holdEnd, easing });
    // Each line's descenders are drawn above the next line.
    copy.style.zIndex = String(words.length - index);
  }
  play(letter, "leave", { translate: ["0 0", "0 100%"] }, { pseudoElement: "::after" });
  play(count, "leave", { "--count": [count.textContent, String(words.length)] });
  play(frame, "close", frames.slice(0, 2), { easing });
  play(parts.heading, "heading", { opacity: [1, 0] });
  play(frame, "shrink", frames.slice(1), { ...holdEnd, easing });
  play(sentence, "underline", { scale: ["0 1", "1 1"] }, { pseudoElement: "::after" });
  play(flight, "fade", { opacity: [1, 0] });
  play(sentence, "caption", { opacity: [0, 1] });
  play(flight, [0, leaving], { color: ["transparent", "transparent"] }, { fill: "backwards" });
  hide(letter, [left, 100], 0);
  hide(flight, [rangeOf("fade")[1], 100], 0);
  hide(sentence, [0, rangeOf("caption")[0]], 100, 40);

  // The product comes from below the window, and stays below the lines that shrink. Then its heading appears.
  play(product, "rise", { translate: [`0 calc(${below}px + 4rem)`, "0 0"] }, { easing });
  hide(product, [0, rangeOf("rise")[0]], 100);
  play(solution, "solve", { opacity: [0, 1] });
  hide(solution, [0, rangeOf("solve")[0]], 100);
  const [high, low] = [Number.parseFloat(change.from), Number.parseFloat(change.to)];
  play(parts.slot, "take", { opacity: [1, 0] });
  play(parts.level, "sink", { translate: [`0 ${low - high}%`, "0 0"] }, { easing });
  play(after, "sink", { translate: [`0 ${fall}px`, "0 0"], "--count": [high, low].map(String) }, { easing });
  play(before, "before", { opacity: [0, 1] });
  after.dataset["unit"] = change.to.replace(/^\d+/, "");
  root.dataset["staged"] = "playing";
  return animations;
}

/** The brackets around the email, the sentence, and both it and the product. Only their size changes the layout. */
function measureFrames(mail: Element, flight: Element, sentence: Element, product: Element) {
  const [padding, words] = [pixels(mail, "paddingTop"), document.createRange()];
  words.selectNodeContents(flight);
  const { x, y, width, height } = words.getBoundingClientRect();
  const closed = new DOMRect(x - padding, y - padding, width + 2 * padding, height + 2 * padding);
  const [own, caption, end] = [mail, sentence, product].map(boxOf) as [DOMRect, DOMRect, DOMRect];
  const open = new DOMRect(end.x, caption.y, end.width, end.bottom - caption.y);
  return [boxOf(flight), closed, open].map((box) => ({
    translate: `${box.left - own.left}px ${box.top - own.top}px`,
    right: `${own.width - box.width}px`,
    bottom: `${own.height - box.height}px`,
  }));
}

const keyframe = (x: number, y: number, scale: number) => ({ translate: `${x}px ${y}px`, scale });

/** How a large word moves and shrinks to cover a small one. Its padding is not part of the word. */
function toCover(small: DOMRect, large: DOMRect, em: number) {
  const scale = small.width / (large.width - 2 * wordPadding * em);
  const x = small.left - large.left - wordPadding * em * scale;
  const y = small.top + small.height / 2 - large.top - ((large.height - 0.08 * em) / 2) * scale;
  return { x, y, scale };
}

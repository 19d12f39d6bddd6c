import { boxOf, type Parts, type Stage } from "./set-stage.ts";

/** How far the visitor scrolls during each scene, in percent of the window's height. */
const scenes = { email: 95, sentence: 35, product: 70 };

/** When each step plays: its scene, and its start and end in percent of that scene. */
const steps = {
  highlight: ["email", 2, 26],
  // The email's lines leave from top to bottom. A word of the sentence flies as soon as there is space for it.
  leave: ["email", 30, 100],
  close: ["email", 84, 100],
  unlight: ["sentence", 30, 80],
  // The sentence becomes the caption of the product, around which its brackets open.
  heading: ["product", 0, 12],
  fold: ["product", 0, 10],
  open: ["product", 4, 40],
  shrink: ["product", 4, 52],
  unfold: ["product", 50, 60],
  underline: ["product", 52, 66],
  // The first free time is taken, and the figure sinks.
  take: ["product", 64, 67],
  sink: ["product", 67, 86],
  before: ["product", 78, 86],
} as const satisfies Record<string, readonly [scene: keyof typeof scenes, start: number, end: number]>;

type Step = keyof typeof steps;

/** How far the visitor scrolls while the stage stays in place, in percent of the window's height. */
export const stageLength = Object.values(scenes).reduce((sum, length) => sum + length);

/** The start and the end of a step, in percent of the stage's length. */
function rangeOf(step: Step) {
  const [scene, ...range] = steps[step];
  const names = Object.keys(scenes) as (keyof typeof scenes)[];
  const start = names.slice(0, names.indexOf(scene)).reduce((sum, name) => sum + scenes[name], 0);
  return range.map((percent) => (100 * start + percent * scenes[scene]) / stageLength) as [number, number];
}

/** The fraction of the step `leave` that the flight of a word takes. */
const flightFraction = 0.24;
/** The fraction of the step `leave` after which all lines have left. */
const emptyAt = 1 - flightFraction;

/** The part that the story shows at a percentage of the stage's length. */
export function partAt(percent: number) {
  if (percent < rangeOf("leave")[1]) return "mail";
  return percent < rangeOf("shrink")[0] ? "sentence" : "product";
}

/** A project's figure before and after, in percent. */
export type Change = Record<"from" | "to", string>;

interface PlayOptions extends KeyframeAnimationOptions {
  /** The fractions of the step at which the animation starts and ends. */
  from?: number;
  to?: number;
}

/** Plays the story on its stage as the visitor scrolls. All elements and words are measured once, now. */
export function playTimeline(root: HTMLElement, parts: Parts, { flight, words }: Stage, change: Change) {
  const { mail, mailText, sentence, frame, product, solution } = parts;
  const timeline = new ViewTimeline({ subject: root, inset: "0px" });
  const animations: Animation[] = [];
  const animate = (
    element: Element,
    [start, end]: readonly [number, number],
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    options: KeyframeAnimationOptions,
  ) => {
    const range = { rangeStart: `contain ${start}%`, rangeEnd: `contain ${end}%` };
    animations.push(element.animate(keyframes, { timeline, ...range, ...options }));
  };
  // An element's second animation of a property takes over when it begins.
  const play = (
    element: Element,
    step: Step,
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    { from = 0, to = 1, ...options }: PlayOptions = {},
  ) => {
    const [start, end] = rangeOf(step);
    const at = (fraction: number) => start + fraction * (end - start);
    animate(element, [at(from), at(to)], keyframes, { fill: "both", ...options });
  };
  const holdEnd = { fill: "forwards" } as const;
  const easing = "ease-in-out";
  // Find in page scrolls to where a part is: an invisible one is where the visitor sees it later or saw it earlier.
  const hide = (element: Element, range: [number, number], seen: "later" | "earlier", lower = 0) => {
    const seenAt = seen === "later" ? 100 : 0;
    const translate = range.map((percent) => `0 ${((seenAt - percent) * stageLength) / 100 + lower}svh`);
    animate(element, range, { opacity: [0, 0], translate }, { fill: seenAt ? "backwards" : "forwards" });
  };

  // Everything is measured before the first animation.
  const [mailBox, textBox] = [boxOf(mail), boxOf(mailText)];
  const [flightBox, productBox] = [boxOf(flight), boxOf(product)];
  const { before, after, level, slot } = parts;
  const height = boxOf(before).top - boxOf(after).top;
  const [padding, line] = [pixels(mail, "paddingTop"), pixels(mail, "lineHeight")];
  const arms = [getComputedStyle(frame).getPropertyValue("--arm"), "2px"];
  const em = pixels(flight, "fontSize");
  const closed = surround(
    words.map(({ large }) => large),
    padding,
  );
  /** The fraction of the step `leave` after which the lines at a word have left. */
  const passed = ({ bottom }: Box) =>
    emptyAt * Math.min(1, (bottom - textBox.top + 2 * line) / (textBox.height + 2 * line));
  // Only its size changes the layout, so nothing shifts.
  const frames = [flightBox, closed, productBox].map(({ left, top, width, height }) => ({
    translate: `${left - mailBox.left}px ${top - mailBox.top}px`,
    right: `${mailBox.width - width}px`,
    bottom: `${mailBox.height - height}px`,
  }));

  for (const [index, { copy, highlighted, mark, large, small }] of words.entries()) {
    const turn = { from: index / words.length, to: (index + 1) / words.length };
    play(highlighted, "highlight", { clipPath: ["inset(0 100% 0 0)", "inset(0)"] }, turn);
    play(highlighted, "unlight", { clipPath: ["inset(0)", "inset(0 0 0 100%)"] }, { ...turn, ...holdEnd });
    // It moves sideways before it grows, so that it passes others.
    const start = toCover(mark, large, em);
    const aside = { ...keyframe(0, 0.6 * start.y, start.scale), offset: 0.4 };
    const above = words.filter((word) => word.mark.top < large.bottom || word.copy === copy);
    const from = Math.max(passed(large) - flightFraction / 2, ...above.map(({ mark }) => passed(mark)));
    const flying = [keyframe(start.x, start.y, start.scale), aside, keyframe(0, 0, 1)];
    play(copy, "leave", flying, { from, to: from + flightFraction, easing });
    // It shrinks beside its neighbours before it meets them.
    const goal = toCover(small, large, em);
    const beside = { ...keyframe(goal.x, 0.74 * goal.y, goal.scale), offset: 0.85 };
    const shrinking = [keyframe(0, 0, 1), beside, keyframe(goal.x, goal.y, goal.scale)];
    play(copy, "shrink", shrinking, { ...holdEnd, easing });
    // Each line's descenders are drawn above the next line.
    copy.style.zIndex = String(words.length - index);
  }
  const [leave, shrink] = [rangeOf("leave"), rangeOf("shrink")];
  animate(flight, [0, leave[0]], { color: ["transparent", "transparent"] }, { fill: "backwards" });
  hide(mailText, [leave[0] + emptyAt * (leave[1] - leave[0]), 100], "earlier");
  hide(flight, [shrink[1], 100], "earlier");
  hide(sentence, [0, shrink[1]], "later", 40);

  play(mailText, "leave", { translate: ["0 0", "0 100%"] }, { to: emptyAt, pseudoElement: "::after" });
  play(parts.sender, "leave", { opacity: [1, 0] }, { to: 0.1 });
  const total = mailText.textContent.split(" ").length;
  play(parts.count, "leave", { "--count": [total, words.length].map(String) }, { to: emptyAt });
  play(parts.heading, "heading", { opacity: [1, 0] });
  play(frame, "close", frames.slice(0, 2), { easing });
  play(frame, "open", frames.slice(1), { ...holdEnd, easing });
  play(frame, "fold", { "--arm": arms });
  play(frame, "unfold", { "--arm": arms.toReversed() }, holdEnd);
  play(sentence, "underline", { scale: ["0 1", "1 1"] }, { pseudoElement: "::after" });

  // The product comes from below the window, and stays below the lines that shrink.
  const below = `calc(${flightBox.bottom - productBox.top}px + 4rem)`;
  for (const part of [solution, product]) {
    play(part, "shrink", { translate: [`0 ${below}`, "0 0"] }, { easing });
    hide(part, [0, shrink[0]], "later");
  }
  const [first, last] = [Number.parseFloat(change.from), Number.parseFloat(change.to)];
  play(slot, "take", { opacity: [1, 0] });
  play(level, "sink", { translate: [`0 ${last - first}%`, "0 0"] }, { easing });
  play(after, "sink", { translate: [`0 ${height}px`, "0 0"] }, { easing });
  play(before, "before", { opacity: [0, 1] });
  after.dataset["unit"] = change.to.replace(/^\d+/, "");
  play(after, "sink", { "--count": [first, last].map(String) }, { easing });
  root.dataset["staged"] = "playing";
  return animations;
}

type Box = DOMRect;

const pixels = (element: Element, property: "paddingTop" | "lineHeight" | "fontSize") =>
  Number.parseFloat(getComputedStyle(element)[property]);

const keyframe = (x: number, y: number, scale: number) => ({ translate: `${x}px ${y}px`, scale });

/** The box around others, with space between. */
function surround(boxes: readonly Box[], space: number) {
  const left = Math.min(...boxes.map(({ left }) => left)) - space;
  const top = Math.min(...boxes.map(({ top }) => top)) - space;
  const right = Math.max(...boxes.map(({ right }) => right)) + space;
  const bottom = Math.max(...boxes.map(({ bottom }) => bottom)) + space;
  return new DOMRect(left, top, right - left, bottom - top);
}

/** How a large word moves and shrinks to cover a small one. Its padding is that of a highlighted word (stage.css). */
function toCover(small: Box, large: Box, em: number) {
  const scale = small.width / (large.width - 0.22 * em);
  const x = small.left - large.left - 0.11 * em * scale;
  const y = small.top + small.height / 2 - large.top - ((large.height - 0.08 * em) / 2) * scale;
  return { x, y, scale };
}

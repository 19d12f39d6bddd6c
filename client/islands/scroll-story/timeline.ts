import { flight, glide, highlights, wipe } from "#client/islands/keyframes.ts";
import { measureWords, type Parts, type Stage } from "./set-stage.ts";

/**
 * When each step plays: its start and its length, in percent of the scroll distance during which the stage stays in
 * place. A third number spreads the starts of a step's words or parts.
 */
const steps = {
  // The email becomes its sentence.
  highlight: [3, 3, 13],
  scatter: [20, 11, 10],
  count: [20, 21],
  takeOff: [36, 0.1, 8],
  fly: [36, 8, 8],
  grow: [44, 8, 8],
  close: [50, 11],
  // The sentence becomes a caption. Its brackets open around the product.
  clear: [60.5, 1.5, 3],
  leave: [61, 3.5],
  fold: [63.5, 2.5],
  shrink: [64, 7],
  rise: [70, 4, 1],
  open: [65, 6],
  fill: [66, 8],
  unfold: [74, 3],
  caption: [75, 1.5],
  land: [76.5, 0.1],
  underline: [77, 6],
  // The product comes together, and the level sinks.
  page: [69, 6],
  day: [72, 2.5, 2],
  doctor: [73, 3, 4],
  flood: [74, 4],
  figure: [75, 4],
  solve: [83, 9],
  take: [85, 2],
  sink: [87, 10],
  before: [96, 2],
} as const satisfies Record<string, readonly [start: number, length: number, spread?: number]>;

type Step = keyof typeof steps;

const { unlit, lit, plain } = highlights;
const fadeIn = { opacity: [0, 1] };
const fadeOut = { opacity: [1, 0] };
const comeUp = { opacity: [0, 1], translate: ["0 1.5em", "0 0"] };
const growRight = { scale: ["0 1", "1 1"] };
const ease = "cubic-bezier(0.2, 0, 0, 1)";

/** A project's figure before and after, in percent. */
export type Level = Record<"from" | "to", string>;

/** Plays the story on its stage as the visitor scrolls. All elements and words are measured once, now. */
export function playTimeline(root: HTMLElement, parts: Parts, { layer, words }: Stage, level: Level) {
  const all = (selector: string) => [...root.querySelectorAll(selector)];
  const { mailText, sentence, frame, number } = parts;
  const marks = [...mailText.querySelectorAll("mark")];
  const timeline = new ViewTimeline({ subject: root, inset: "0px" });
  const animations: Animation[] = [];

  // An element's second animation of a property takes over when it begins.
  const play = (
    element: Element,
    step: Step,
    keyframes: Keyframe[] | PropertyIndexedKeyframes,
    { turn = 0, ...options }: KeyframeAnimationOptions & { turn?: number } = {},
  ) => {
    const [first, length, spread]: readonly number[] = steps[step];
    const start = (first ?? 0) + (spread ?? 0) * turn;
    const range = { rangeStart: `contain ${start}%`, rangeEnd: `contain ${start + (length ?? 0)}%` };
    animations.push(element.animate(keyframes, { timeline, ...range, fill: "both", ...options }));
  };
  const after = { fill: "forwards" } as const;

  // The boxes are measured before the first animation changes them.
  const [mail, product] = [parts.mail, parts.product].map(boxOf) as [DOMRect, DOMRect];
  const [from, to, caption] = [marks.map(boxOf), words.map(boxOf), measureWords(sentence)];
  const field = boxOf(words[0]?.parentElement ?? sentence);
  const [left, right] = [Math.min(...to.map(({ left }) => left)), Math.max(...to.map(({ right }) => right))];
  const closed = new DOMRect(field.left, field.top, right + left - 2 * field.left, field.height);
  // Only its size changes the layout, so nothing shifts.
  const toFrame = ({ left, top, width, height }: DOMRect) => ({
    translate: `${left - mail.left}px ${top - mail.top}px`,
    right: `${mail.width - width}px`,
    bottom: `${mail.height - height}px`,
  });

  // The copies of the email's words replace its text while they move.
  play(mailText, "count", { color: ["transparent", "transparent"] }, after);
  play(layer, "count", { visibility: ["visible", "visible"] }, { fill: "none" });
  for (const [index, word] of [...layer.children].entries()) {
    // Multiples of the golden ratio are spread evenly, and neighbours differ widely.
    const turn = (index * 0.618) % 1;
    const translate = ["0 0", `${(turn - 0.5) * 6}rem 2.5rem`];
    play(word, "scatter", { opacity: [1, 0], translate }, { turn, easing: "ease-in" });
  }
  play(parts.sender, "scatter", fadeOut);
  const total = [layer.children.length + marks.length, marks.length].map(String);
  play(parts.count, "count", { "--count": total, color: ["var(--muted)", "var(--highlight)"] });

  for (const [index, word] of words.entries()) {
    const [mark, start, end, small] = [marks[index], from[index], to[index], caption[index]?.box];
    if (!mark || !start || !end || !small) continue;
    const turn = index / words.length;
    const { translate, scale } = flight(start, end);
    play(mark, "highlight", wipe(unlit, lit), { turn, ...after });
    play(mark, "takeOff", fadeOut, { turn });
    play(word, "takeOff", fadeIn, { turn });
    // A word passes the others while it is small. It grows at its destination.
    play(word, "fly", { translate }, { turn, easing: glide });
    play(word, "grow", { scale }, { turn, easing: glide });
    play(word, "clear", wipe(lit, plain), { turn });
    // Lines shrink side by side, each whole, before they rise into one.
    const { x, y, size } = toCaption(word, end, small);
    const below = `${x}px ${0.75 * y}px`;
    play(word, "shrink", { scale: [1, size], translate: ["0 0", below] }, { easing: glide, ...after });
    play(word, "rise", { translate: [below, `${x}px ${y}px`] }, { turn, easing: glide, ...after });
    play(word, "land", fadeOut, after);
    // Each line's descenders are drawn above the next line.
    word.style.zIndex = String(words.length - index);
  }
  play(parts.heading, "leave", { opacity: [1, 0], translate: ["0 0", "0 -1.5rem"] });
  play(sentence, "caption", fadeIn);
  play(sentence, "underline", growRight, { pseudoElement: "::after", easing: "ease-in-out" });

  const frames = [mail, closed, product].map(toFrame);
  play(frame, "close", frames.slice(0, 2), { easing: glide });
  play(frame, "open", frames.slice(1), { easing: ease, ...after });
  const arms = [getComputedStyle(frame).getPropertyValue("--arm"), "2px"];
  play(frame, "fold", { "--arm": arms });
  play(frame, "unfold", { "--arm": arms.toReversed() }, { easing: ease, ...after });
  play(frame, "fill", { scale: ["1 0", "1 1"] }, { easing: "ease-in-out", pseudoElement: "::before" });

  play(parts.product, "page", { opacity: [1, 1] }, after);
  play(parts.page, "page", { translate: ["0 105%", "0 0"] }, { easing: ease });
  for (const step of ["day", "doctor"] as const) {
    const rows = all(`[data-part=${step}]`);
    for (const [index, row] of rows.entries())
      play(row, step, comeUp, { turn: index / rows.length, easing: ease });
  }
  play(parts.time, "take", { opacity: [0, 1], scale: [0.5, 1] }, { pseudoElement: "::before", easing: ease });
  play(parts.solution, "solve", { clipPath: ["inset(0 100% 0 0)", "inset(-10% -2% -20% -2%)"] });

  const [first, last] = [Number.parseFloat(level.from), Number.parseFloat(level.to)];
  const full = `0 ${last - first}%`;
  play(parts.level, "flood", { translate: [`0 ${last + 1}%`, full] }, { easing: ease });
  for (const element of all("[data-part=figure] > :not(svg)")) play(element, "figure", fadeIn);
  for (const name of ["level", "rider"] as const)
    play(parts[name], "sink", { translate: [full, "0 0"] }, name === "level" ? after : {});
  play(parts.before, "before", fadeIn);
  number.dataset["unit"] = level.to.replace(/^\d+/, "");
  play(number, "sink", { "--count": [first, last].map(String) });
  return animations;
}

/** The part that a percentage of the story shows, by its name. */
export function partAt(percent: number) {
  if (percent < steps.fly[0]) return "mail";
  return percent < steps.open[0] ? "sentence" : "product";
}

const boxOf = (element: Element) => element.getBoundingClientRect();

/** Where a large word must move so that it covers its word in the caption, and at which size. */
function toCaption(word: Element, { left, top, width, height }: DOMRect, small: DOMRect) {
  // The padding is that of a highlighted word (stage.css).
  const em = Number.parseFloat(getComputedStyle(word).fontSize);
  const size = small.width / (width - 0.22 * em);
  const x = small.left - left - 0.11 * em * size;
  const y = small.top + small.height / 2 - top - ((height - 0.08 * em) / 2) * size;
  return { x, y, size };
}

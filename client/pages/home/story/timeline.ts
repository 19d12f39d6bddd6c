/** What the stage shows, in this order, and how far the visitor scrolls meanwhile, in percent of the window's height. */
const scenes = {
  /** The words of the sentence are lit in the email, one by one. */
  light: 36,
  /** The rest of the email goes dark, and the words are counted. */
  darken: 28,
  /** The words alone. */
  alone: 16,
  /** Each word is wiped away in the email while it is written in large letters. */
  relay: 40,
  /** The brackets tighten around the sentence, in the middle of their frame. */
  tighten: 8,
  sentence: 20,
  /** The sentence shrinks to a caption, the product rises below it, and the brackets grow to the window's edges. */
  move: 32,
  /** The second heading appears. */
  solve: 8,
  /** A free time is taken. */
  take: 6,
  /** The figure sinks. */
  sink: 22,
  /** The figure before appears, struck through. */
  strike: 8,
  product: 12,
};

type Scene = keyof typeof scenes;

/** When an animation starts and ends, in percent of the story, and whether it applies before and after that. */
interface Range {
  start: string;
  end: string;
  fill?: "forwards" | "backwards";
}

/** `motion` is the name of keyframes in motion.ts, without `story-`. */
type Step = readonly [motion: string, range: Range];

/** The whole distance, in percent of the window's height. */
export const distance = Object.values(scenes).reduce((sum, scene) => sum + scene);

/** The distance to the beginning of a scene, in percent of the window's height. */
export function startOf(scene: Scene) {
  const names = Object.keys(scenes) as Scene[];
  return names.slice(0, names.indexOf(scene)).reduce((sum, name) => sum + scenes[name], 0);
}

/** A part of the whole distance. */
const share = (part: number) => `${+((100 * part) / distance).toFixed(1)}%`;
const startShare = (scene: Scene) => share(startOf(scene));

export const during = (scene: Scene): Range => ({
  start: startShare(scene),
  end: share(startOf(scene) + scenes[scene]),
});
const until = (scene: Scene): Range => ({ start: "0%", end: startShare(scene), fill: "backwards" });
const from = (scene: Scene): Range => ({ start: startShare(scene), end: "100%", fill: "forwards" });

/** The part of a scene from `--turn` to `--next-turn`, custom properties from 0 to 1 that the element sets. */
export function inTurn(scene: Scene): Range {
  const at = (part: string) => `calc(${startShare(scene)} + ${share(scenes[scene])} * var(${part}))`;
  return { start: at("--turn"), end: at("--next-turn") };
}

/**
 * Declares the animations of an element, which run while the visitor scrolls. If several animate the same property, list
 * the last one first: in CSS, the later in the list wins. Not the shorthand, which the build's minifier breaks.
 */
export const animate = (...steps: readonly Step[]) => `
  animation-name: ${steps.map(([motion]) => `story-${motion}`).join(", ")};
  animation-fill-mode: ${steps.map(([, { fill = "both" }]) => fill).join(", ")};
  animation-range-start: ${steps.map(([, { start }]) => `contain ${start}`).join(", ")};
  animation-range-end: ${steps.map(([, { end }]) => `contain ${end}`).join(", ")};
`;

/**
 * Animations that show an element only during a range. Outside of it, the element is transparent, and lies where find in
 * page should scroll to: where the visitor has scrolled `--seen-at` percent of the window's height, and sees it.
 */
const visible = (range: Range): readonly Step[] => [
  ["away", { start: "0%", end: "100%" }],
  ["stay", range],
];
export const visibleUntil = (scene: Scene) => visible(until(scene));
export const visibleFrom = (scene: Scene) => visible(from(scene));

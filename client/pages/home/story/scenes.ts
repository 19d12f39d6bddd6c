/**
 * What the stage shows, in this order, and how far the visitor scrolls meanwhile, in percent of the window's height.
 */
export const scenes = {
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

export type Scene = keyof typeof scenes;

/** A part of the distance, in percent of the window's height, and whether its animation applies before and after it. */
export interface ScrollRange {
  start: number;
  end: number;
  fill?: "forwards" | "backwards";
  easing?: "ease-in-out";
}

/** The whole distance, in percent of the window's height. */
export const totalDistance = Object.values(scenes).reduce((sum, scene) => sum + scene);

/** The distance to the beginning of a scene, in percent of the window's height. */
export function startOf(scene: Scene) {
  const names = Object.keys(scenes) as Scene[];
  return names.slice(0, names.indexOf(scene)).reduce((sum, name) => sum + scenes[name], 0);
}

/** The distance to the middle of a scene, in percent of the window's height. */
export const middleOf = (scene: Scene) => startOf(scene) + scenes[scene] / 2;

export const during = (scene: Scene): ScrollRange => ({
  start: startOf(scene),
  end: startOf(scene) + scenes[scene],
});

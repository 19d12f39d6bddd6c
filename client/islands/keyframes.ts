export const glide = "cubic-bezier(0.6, 0, 0.2, 1)";

/** Text colour and background. */
export const highlights = {
  unlit: ["var(--muted)", "transparent"],
  lit: ["var(--on-accent)", "var(--accent)"],
  plain: ["var(--text)", "transparent"],
} as const;

type Highlight = (typeof highlights)[keyof typeof highlights];

/**
 * One highlight replaces another from left to right. The added em prevents a hairline of the other at the edges, also
 * where the element is scaled down.
 */
export function wipe(from: Highlight, to: Highlight): PropertyIndexedKeyframes {
  const [text, ground] = [0, 1].map((part) => `linear-gradient(90deg, ${to[part]} 50%, ${from[part]} 0)`);
  const constant = {
    color: "transparent",
    backgroundColor: "transparent",
    backgroundImage: `${text}, ${ground}`,
    backgroundSize: "calc(200% + 1em)",
    backgroundRepeat: "no-repeat",
    backgroundClip: "text, border-box",
  };
  const pairs = Object.entries(constant).map(([name, value]) => [name, [value, value]]);
  return { ...Object.fromEntries(pairs), backgroundPositionX: ["100%", "0%"] };
}

/** An element moves from another's position and size to its own. Its transform origin must be its top left corner. */
export function flight(from: DOMRect, to: DOMRect) {
  const scale = from.width / to.width;
  const top = from.top + (from.height - to.height * scale) / 2 - to.top;
  return { translate: [`${from.left - to.left}px ${top}px`, "0 0"], scale: [scale, 1] };
}

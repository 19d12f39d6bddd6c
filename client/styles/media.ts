/**
 * Where layouts change: the specification's breakpoints (768, 1024, 1200 px), written in em of 16 px, for who sets a
 * larger text size in the browser gets the layout for which it leaves room.
 */
const from = {
  /** Two or three short columns find room; no breakpoint of the specification, and none of its layouts hang on it. */
  roomy: "37.5em",
  tablet: "48.0625em",
  laptop: "64.0625em",
  desktop: "75.0625em",
};

/**
 * Small is the base; most of it is "from here up". What is below is the exact complement: with zoom or a scaled display,
 * windows are no whole number of pixels wide.
 */
export const media = {
  roomy: `@media (width >= ${from.roomy})`,
  belowRoomy: `@media (width < ${from.roomy})`,
  tablet: `@media (width >= ${from.tablet})`,
  laptop: `@media (width >= ${from.laptop})`,
  belowLaptop: `@media (width < ${from.laptop})`,
  desktop: `@media (width >= ${from.desktop})`,
  /** Paper is light, whatever the screen is. */
  dark: "@media screen and (prefers-color-scheme: dark)",
  /** Paper stands still. */
  motion: "@media screen and (prefers-reduced-motion: no-preference)",
  /** Where an animation can follow the scroll. Apart from `animation`, or the minifier would make the two one, in vain. */
  scrollDriven: "@supports (animation-timeline: view())",
  hover: "@media (hover: hover)",
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
} as const;

/** The query alone, for HTML and scripts. */
export const queryOf = (rule: string) => rule.replace("@media ", "");

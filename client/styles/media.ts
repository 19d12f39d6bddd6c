/**
 * The specification's breakpoints (768, 1024, 1200 px), written in em of 16 px: who sets a larger text size in the
 * browser gets the layout for which it leaves room. Small is the base; most of it is "from here up".
 */
export const media = {
  /** Two or three short columns find room; no breakpoint of the specification, and none of its layouts hang on it. */
  roomy: "@media (min-width: 37.5em)",
  belowRoomy: "@media (max-width: 37.4375em)",
  tablet: "@media (min-width: 48.0625em)",
  laptop: "@media (min-width: 64.0625em)",
  desktop: "@media (min-width: 75.0625em)",
  belowLaptop: "@media (max-width: 64em)",
  /** Paper is light, whatever the screen is. */
  dark: "@media screen and (prefers-color-scheme: dark)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  hover: "@media (hover: hover)",
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
} as const;

/** The query alone, for HTML and scripts. */
export const queryOf = (rule: string) => rule.replace("@media ", "");

/** The windows in which the email and its sentence share a stage, and scrolling plays the animation between them. */
export const stageQuery =
  "screen and (prefers-reduced-motion: no-preference) and (forced-colors: none) and (width >= 22em) and (height >= 36em)";

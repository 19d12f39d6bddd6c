/** The windows in which the mail and its sentence share a stage, and the visitor's scrolling plays the way between. */
export const stageQuery =
  "screen and (prefers-reduced-motion: no-preference) and (forced-colors: none) and (width >= 22em) and (height >= 36em)";

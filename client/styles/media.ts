/**
 * The layout changes at 600 px, and just above 768, 1024 and 1200 px. They are in em of 16 px, so a
 * visitor with a larger text size gets the layout that has space for it.
 */
const from = {
  /** Space for two or three short columns. */
  largePhone: "37.5em",
  tablet: "48.0625em",
  laptop: "64.0625em",
  desktop: "75.0625em",
};

/**
 * Styles without a query are for small windows. The `below…` queries are exact complements,
 * because windows can have fractional widths with zoom or a scaled display.
 */
export const media = {
  largePhone: `@media (width >= ${from.largePhone})`,
  belowLargePhone: `@media (width < ${from.largePhone})`,
  tablet: `@media (width >= ${from.tablet})`,
  laptop: `@media (width >= ${from.laptop})`,
  belowLaptop: `@media (width < ${from.laptop})`,
  desktop: `@media (width >= ${from.desktop})`,
  /** A low window with large zoom is landscape, too, but has no space for two columns. */
  landscape: `@media (aspect-ratio > 1) and (width >= ${from.largePhone})`,
  portrait: `@media (aspect-ratio <= 1), (width < ${from.largePhone})`,
  /** Not for print, because paper has no animations. */
  motion: "@media screen and (prefers-reduced-motion: no-preference)",
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
} as const;

/** The condition of one of these queries, for attributes such as `sizes`. */
export const conditionOf = (rule: string) => rule.replace("@media ", "");

/** The specification's breakpoints (768, 1024, 1200 px). Small is the base; everything else is "from here up". */
export const media = {
  tablet: "@media (min-width: 769px)",
  laptop: "@media (min-width: 1025px)",
  desktop: "@media (min-width: 1201px)",
  narrow: "@media (max-width: 768px)",
  belowLaptop: "@media (max-width: 1024px)",
  dark: "@media (prefers-color-scheme: dark)",
  motion: "@media (prefers-reduced-motion: no-preference)",
  hover: "@media (hover: hover)",
  forcedColors: "@media (forced-colors: active)",
  print: "@media print",
} as const;

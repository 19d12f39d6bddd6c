// The site's typefaces, subset from the variable fonts in the packages @fontsource-variable/<package>. After a
// change, install the package and run `npm run fonts`.

export interface Typeface {
  package: string;
  /** The only weight used, or the lightest and the heaviest. */
  weights: readonly [number] | readonly [lightest: number, heaviest: number];
  /** The weight of most text. From 600 up, a bold fallback font is used. */
  usual: number;
}

export const typefaces = {
  /** Headings, figures, quotes and the logo. */
  display: { package: "familjen-grotesk", weights: [600], usual: 600 },
  /** Everything else. */
  text: { package: "instrument-sans", weights: [400, 600], usual: 400 },
} as const satisfies Record<string, Typeface>;

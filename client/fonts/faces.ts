// The site's typefaces, cut from the variable fonts of the packages @fontsource-variable/<package>. After a
// change, install the package and run `npm run fonts`. The names and lists are plain, so that every other
// module can read them.

export interface Face {
  package: string;
  /** As the font itself spells it. */
  family: string;
  /** The only weight in use, or the lightest and the heaviest. */
  weights: readonly [number] | readonly [lightest: number, heaviest: number];
  /** The weight of most words. A bold fallback font stands in for 600 and more. */
  usual: number;
}

export const faces = {
  /** Headings, figures, quotes and the logo. */
  display: { package: "familjen-grotesk", family: "Familjen Grotesk", weights: [600], usual: 600 },
  /** Everything else. */
  text: { package: "instrument-sans", family: "Instrument Sans", weights: [400, 600], usual: 400 },
} as const satisfies Record<string, Face>;

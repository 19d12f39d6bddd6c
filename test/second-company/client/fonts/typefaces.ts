export interface Typeface {
  package: string;
  family: string;
  weights: readonly [number] | readonly [lightest: number, heaviest: number];
  usual: number;
}

// With the same package and weights, both are the same file, which the browser loads once.
const garamond = { package: "eb-garamond", family: "EB Garamond", weights: [400, 600] } as const;

export const typefaces = {
  display: { ...garamond, usual: 600 },
  text: { ...garamond, usual: 400 },
} as const satisfies Record<string, Typeface>;

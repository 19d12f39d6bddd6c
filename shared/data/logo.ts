// The company's logo. Replace the paths by your own, then run `npm run art`.

/** What the icons show: SVG paths on a square of 16 units, in the text colour and in the accent colour. */
export const icon = {
  // Every edge lies on an even unit, so it stays sharp at 16, 32 and 48 pixels.
  text: "M2 2h4v2H4v8h2v2H2zM14 2h-4v2h2v8h-2v2h4z",
  accent: "M6 6h4v4H6z",
};

/** The logo: what is drawn around the company's name, which is set in the display typeface. It is 256 units tall. */
export const logo = {
  /** The average width of a letter. The name is stretched or squeezed to it. */
  letter: 95,
  fontSize: 203,
  /** Where the name begins, and its baseline. */
  x: 66,
  y: 196,
  /** What it adds to the width of the name. */
  room: 145,
  /** The path around a name of this width. */
  around: (name: number) => `M64 0v24H40v208h24v24H0V0zM${name + 81} 0v24h24v208h-24v24h64V0z`,
};

import { contrast, mix } from "./color.ts";

// The brand's colours. Another brand changes these five. The others follow from them, and each may be
// replaced by a colour of its own. The build checks the contrast of all that stand on each other.

/** The background of the light scheme. */
const paper = "#f6f5f0";
/** Text on paper and on the accent, and the background of dark sections. */
const ink = "#12160f";
/** A light, loud colour: a background for text in ink, and marks on dark backgrounds. */
const accent = "#c8f04b";
/** Error messages on paper and on dark backgrounds. */
const [error, errorOnDark] = ["#a8331a", "#ff9c82"];

/** A little of the accent, so that the greys belong to it. */
const grey = mix(ink, accent, 9);
/** The background of the dark scheme. */
const night = mix(ink, "#000000", 50);
/** The background of dark sections in the dark scheme: enough of a pale accent for them to differ at a glance. */
const dusk = mix(night, mix(paper, accent, 50), 13);
const muted = mix(grey, paper, 25);
const mutedOnDark = mix(grey, paper, 64);

const onDark = {
  text: mix(paper, ink, 3),
  muted: mutedOnDark,
  faint: fade(mutedOnDark, dusk),
  mark: accent,
  error: errorOnDark,
};

/**
 * The colours by the background on which they stand. Their names are those of `color` in
 * client/styles/tokens.ts.
 */
const tones = {
  light: {
    ground: paper,
    raised: mix(paper, "#ffffff", 80),
    text: ink,
    muted,
    faint: fade(muted, paper),
    line: mix(paper, grey, 17),
    mark: ink,
    error,
  },
  dark: { ...onDark, ground: night, raised: mix(night, paper, 6), line: mix(night, paper, 16.5) },
  ink: { ...onDark, ground: ink, raised: mix(ink, paper, 4), line: mix(grey, paper, 9) },
  inkInDark: { ...onDark, ground: dusk, raised: mix(dusk, paper, 6), line: mix(dusk, accent, 22) },
  accent: { ground: accent, text: ink, muted: ink, faint: fade(ink, accent), line: ink, mark: ink },
};

/** All colours of the site, of its pictures and of its files for machines, as `#rrggbb`. */
export const palette = { paper, ink, accent, tones };

/** Takes a text back towards its background, as far as it stays readable. */
function fade(text: string, ground: string): string {
  const faded = [22, 11].map((percent) => mix(text, ground, percent));
  return faded.find((color) => contrast(color, ground) >= 4.5) ?? text;
}

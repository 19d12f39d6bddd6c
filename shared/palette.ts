/** The five colours of a brand, as `#rrggbb`. */
interface Brand {
  /** The background of the light scheme. */
  paper: string;
  /** Text on paper, and the background of dark sections. */
  ink: string;
  /** A vivid colour, light or dark: a background for text, and for marks on dark backgrounds if it is visible there. */
  accent: string;
  /** For error messages on paper, and on dark backgrounds. */
  error: string;
  errorOnDark: string;
}

/**
 * The colours of the pages and their metadata, as `#rrggbb`. To rebrand the site, change these five. The tests check
 * the contrast of text and marks on each background.
 */
export const palette = createPalette({
  paper: "#f6f5f0",
  ink: "#12160f",
  accent: "#c8f04b",
  error: "#a8331a",
  errorOnDark: "#ff9c82",
});

/**
 * Derives the colours from those of a brand, except for the blue of the signatures (`pen`), which every brand shares.
 * `tones` groups them by the background on which they are used, with the names of `color` in client/styles/tokens.ts.
 */
export function createPalette({ paper, ink, accent, error, errorOnDark }: Brand) {
  /** Ink with a little of the accent, so that the greys match it. */
  const grey = mix(ink, accent, 9);
  const onPaper = { ground: paper, raised: mix(paper, "#ffffff", 80), line: mix(paper, grey, 17) };
  const onInk = { ground: ink, raised: mix(ink, paper, 4), line: mix(grey, paper, 9) };

  const light = [onPaper.ground, onPaper.raised];
  const dark = [onInk.ground, onInk.raised];
  const muted = recede(grey, paper, 25, light);
  const mutedOnDark = recede(paper, grey, 28, dark);
  const markOnDark = dark.every((ground) => contrast(accent, ground) >= 3) ? accent : paper;
  const onAccent = [ink, paper, "#000000", "#ffffff"].find((text) => isReadable(text, [accent])) ?? ink;

  const tones = {
    light: { ...onPaper, text: ink, muted, faint: fade(muted, paper), mark: ink, error, pen: "#2a3fb8" },
    dark: {
      ...onInk,
      text: mix(paper, ink, 3),
      muted: mutedOnDark,
      faint: fade(mutedOnDark, ink),
      mark: markOnDark,
      error: errorOnDark,
      pen: "#a3b1ff",
    },
    accent: {
      ground: accent,
      text: onAccent,
      muted: onAccent,
      faint: fade(onAccent, accent),
      line: onAccent,
      mark: onAccent,
    },
  };
  return { paper, tones };
}

/** Makes text less prominent: 22% closer to its background. */
function fade(text: string, ground: string): string {
  return recede(text, ground, 22, [ground]);
}

/** Mixes a text colour with another by a percentage, or by as much as keeps it readable on all of its backgrounds. */
function recede(text: string, towards: string, percent: number, grounds: readonly string[]): string {
  const receded = mix(text, towards, percent);
  return percent === 0 || isReadable(receded, grounds)
    ? receded
    : recede(text, towards, percent - 1, grounds);
}

function isReadable(text: string, grounds: readonly string[]): boolean {
  return grounds.every((ground) => contrast(text, ground) >= 4.5);
}

type Channels = readonly [red: number, green: number, blue: number];

function channels(hex: string): Channels {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Channels;
}

/**
 * Mixes two colours like CSS `color-mix(in srgb, …)`.
 * @param from,to as `#rrggbb`
 * @param percent how much of `to`: 0 is `from`, 100 is `to`
 */
export function mix(from: string, to: string, percent: number): string {
  const end = channels(to);
  const mixed = channels(from).map(
    (value, index) => value + ((end[index] as number) - value) * (percent / 100),
  );
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, "0")).join("")}`;
}

/**
 * The contrast of two colours, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio).
 * @param one,other as `#rrggbb`
 */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Channels;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

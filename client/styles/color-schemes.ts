import { palette } from "#shared/palette.ts";

// One export: with two, which importers take singly, wyw-in-js failed some builds ("superseded").

const { light, dark, ink, inkInDark, accent } = palette.tones;

/** The values of `color` (tokens.ts) in both schemes. `--ink` is the background of dark sections. */
export const colorSchemes = {
  light: {
    ...properties(light),
    "--accent": accent.ground,
    "--on-accent": accent.text,
    "--ink": ink.ground,
    "--ink-raised": ink.raised,
    "--ink-faint": ink.faint,
    "--ink-line": ink.line,
  },
  dark: {
    ...properties(dark),
    "--ink": inkInDark.ground,
    "--ink-raised": inkInDark.raised,
    "--ink-faint": inkInDark.faint,
    "--ink-line": inkInDark.line,
  },
};

function properties(tone: Readonly<Record<string, string>>): Record<`--${string}`, string> {
  return Object.fromEntries(Object.entries(tone).map(([role, value]) => [`--${role}`, value]));
}

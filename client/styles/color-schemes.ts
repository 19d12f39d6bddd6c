import { palette } from "#shared/palette.ts";

const { light, dark, ink, inkInDark, accent } = palette.tones;

/** The values of `color` (tokens.ts) in both schemes, and in the sections with a theme of their own. */
export const colorSchemes = {
  light: {
    ...properties(light),
    "--accent": accent.ground,
    "--on-accent": accent.text,
  },
  dark: properties(dark),
  ink: properties(ink),
  /** Only what differs from `ink`. */
  inkInDark: properties(
    Object.fromEntries(Object.entries(inkInDark).filter(([role, value]) => value !== Object(ink)[role])),
  ),
  accent: properties(accent),
};

function properties(tone: Readonly<Record<string, string>>): Record<`--${string}`, string> {
  return Object.fromEntries(Object.entries(tone).map(([role, value]) => [`--${role}`, value]));
}

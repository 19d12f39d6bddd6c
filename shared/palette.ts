const accentColor = "#c8f04b";

/**
 * The colours of the site, by the background on which they are used, as `#rrggbb`. The roles are those of `color` in
 * client/styles/tokens.ts. Only drawn objects, such as paper and clients' screens, have others.
 */
export const palette = {
  /** On paper. */
  light: {
    background: "#f6f5f0",
    hairline: "#d2d2cb",
    text: "#12160f",
    muted: "#575d4b",
    faint: "#6d7262",
    highlight: "#12160f",
    error: "#a8331a",
    signature: "#2a3fb8",
  },
  /** In the dark scheme, whose pages are a step lighter and greener than ink. */
  dark: {
    background: "#102a1f",
    hairline: "#355244",
    text: "#efeee9",
    muted: "#bbbcb2",
    faint: "#9b9d90",
    highlight: accentColor,
    error: "#ff9c82",
    signature: "#a3b1ff",
  },
  /** On ink, in both schemes. The other colours are those of the dark scheme. */
  ink: {
    background: "#12160f",
    hairline: "#383b34",
  },
  /** On the accent colour. */
  accent: {
    background: accentColor,
    text: "#12160f",
    muted: "#12160f",
    faint: "#3b3f36",
    hairline: "#12160f",
    highlight: "#12160f",
  },
} as const;

import { palette } from "#shared/palette.ts";

// The names of colours by their role, and all sizes and durations. The colours themselves are in shared/palette.ts.

/**
 * Long values that are used often. As custom properties, each page contains them once. Fluid sizes
 * grow from 320 px to about 1600 px.
 */
export const common = {
  "--display": 'Display, "Display Arial", "Display Roboto", sans-serif',
  "--sans": 'Text, "Text Arial", "Text Roboto", sans-serif',
  "--tracking": "calc(0.5px - 0.03em)",
  "--t-mega": "clamp(min(2.875rem, 12.25vw), 0.1rem + 10.3vw, 13rem)",
  "--t-title": "clamp(min(2.875rem, 12.25vw), 1rem + 6.2vw, 8rem)",
  "--t-heading": "clamp(min(2.125rem, 10vw), min(1.4rem + 3vw, 14vw), 4.5rem)",
  "--t-subheading": "clamp(1.1875rem, 0.85rem + 1.3vw, 2.25rem)",
  "--t-item": "clamp(min(1.75rem, 8.75vw), 1.1rem + 2.2vw, 3.75rem)",
  "--t-body": "max(1.0625rem, 0.95rem + 0.23vw)",
  "--t-small": "max(0.875rem, 0.8rem + 0.2vw)",
  "--t-lead": "clamp(1.1875rem, 1.1rem + 0.34vw, 1.5rem)",
  "--gap": "clamp(0.5rem, 2vw, 2rem)",
  "--gutter": "clamp(min(1.25rem, 6.25vw), 4.4vw, 5rem)",
  "--section": "clamp(4.5rem, 9vw, 10rem)",
} as const;

/** Custom properties, so that the dark scheme and the ink and accent sections can change their values. */
export const color = {
  /** The background of a section. */
  ground: "var(--ground)",
  /** A surface slightly different from the ground: fields, quotes. */
  raised: "var(--raised)",
  text: "var(--text)",
  /** Secondary text, at least 4.5:1 on ground and raised. */
  muted: "var(--muted)",
  /** Text that recedes beside marked text, at least 4.5:1 on ground. */
  faint: "var(--faint)",
  /** Decorative hairlines. Controls draw their borders in `muted` or `text`. */
  line: "var(--line)",
  /** The accent colour: a background for `onAccent`, or marks on ink. Never text on paper. */
  accent: "var(--accent)",
  onAccent: "var(--on-accent)",
  /** The accent on dark backgrounds if it shows there, ink on light ones: for marks that must be visible on both. */
  mark: "var(--mark)",
  /** The backdrop behind a panel. */
  scrim: "rgb(0 0 0 / 50%)",
  error: "var(--error)",
} as const;

const { light, dark, ink, inkInDark, accent } = palette.tones;

/** The values of `color` in both schemes, and in the sections with a theme of their own. */
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

export const font = {
  /** Headings, figures and what stands in brackets, at weight 600. */
  display: "var(--display)",
  text: "var(--sans)",
} as const;

/** The display face, as it is set everywhere: bold, and the larger the tighter. A declaration of its own in a style. */
export const displayFont = (size: string, lineHeight: number) =>
  `font: 600 ${size} / ${lineHeight} ${font.display}; letter-spacing: var(--tracking)`;

/**
 * The scale of type. Fluid sizes include rem, so that they follow the visitor's text size. On a phone, `lead` and
 * `subheading` are equal, and so are `title` and `mega`: a slow phone spends most of its first layout on the number
 * of fonts that it sees. What fills a width computes its own size, in its own component.
 */
export const size = {
  /** Notes, labels and the footer. */
  small: "var(--t-small)",
  body: "var(--t-body)",
  lead: "var(--t-lead)",
  /** Also a client's words, and what a visitor writes. */
  subheading: "var(--t-subheading)",
  /** Titles of list items and of steps. */
  itemTitle: "var(--t-item)",
  heading: "var(--t-heading)",
  title: "var(--t-title)",
  /** The first and the last words of a page. */
  mega: "var(--t-mega)",
} as const;

/** Negative indent for the display face: its stems align with the text below. */
export const outdent = "-0.045em";

export const space = {
  hair: "0.25rem",
  xs: "0.5rem",
  s: "0.75rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2.5rem",
  xxl: "4rem",
  /** Between the columns of the grid. */
  gap: "var(--gap)",
  /** From the window's edge to the text. */
  gutter: "var(--gutter)",
  /** Above and below a section. */
  section: "var(--section)",
  /** The minimum width and height of a main target. */
  target: "2.75rem",
} as const;

/** The distance from the window's edge to the columns, which are centred on a very wide window. */
export const sideOf = (width: "100%" | "100vw") => `max(${space.gutter}, (${width} - 104rem) / 2)`;

export const stroke = { thin: "2px", heavy: "clamp(3px, 0.35vw, 6px)" } as const;

/** The accent line is as thick as the caret at its end. */
export const lineThickness = `calc(0.15 * ${size.subheading})`;

export const duration = { quick: "120ms", calm: "220ms" } as const;
export const easing = "cubic-bezier(0.2, 0, 0, 1)";

/**
 * A pair of brackets as a border image: a vertical stroke on each side with short arms, and nothing
 * between them. It needs no element of its own. Animating `border-image-outset`, the last value,
 * closes the brackets in. The first and last colour have both their stops: without them, Firefox
 * prints only the vertical strokes.
 */
export function brackets(stroke: string, arm: string, between = "transparent") {
  const image = `linear-gradient(90deg, currentColor 0 ${arm}, ${between} 0 calc(100% - ${arm}), currentColor 0 100%)`;
  return `${image} 2 / ${stroke} / 0px`;
}

import { palette } from "#shared/palette.ts";

// Colours by role, the scales of sizes, and durations. The colour values are in shared/palette.ts.

/**
 * What depends on how the display typeface draws its letters. Another typeface needs other values.
 * `font-metrics.ts` computes what depends on the size of its letters.
 */
export const displayAdjustments = {
  /** Tighter at larger sizes. */
  tracking: "calc(0.5px - 0.03em)",
  /** A negative margin that aligns the stems of its letters with the text below. */
  outdent: "-0.045em",
  /** The widest line of Home's heading. Not in ch, so that it is the same in the fallback font. */
  heroWidth: "7.8em",
  /** Half as wide as a space, plus 0.015em, so that marked words touch. */
  markOverhang: "0.12em",
} as const;

/** The stacking order. The story covers the header, unless the visitor uses it. */
export const zIndex = { header: 2, story: 3, skipLink: 3, activeHeader: 4 } as const;

/** Custom properties, so that the dark scheme and the ink and accent sections can change their values. */
export const color = {
  /** The background of a section. */
  background: "var(--background)",
  text: "var(--text)",
  /** Secondary text, at least 4.5:1 on `background`. */
  muted: "var(--muted)",
  /** De-emphasized text beside highlighted text, at least 4.5:1 on `background`. */
  faint: "var(--faint)",
  /** Decorative hairlines. Controls draw their borders in `muted` or `text`. */
  hairline: "var(--hairline)",
  /** The accent colour: a background for `onAccent`, or for marks on ink. Never for text on paper. */
  accent: "var(--accent)",
  onAccent: "var(--on-accent)",
  /** For marks on any background: ink on light ones, and the accent, if visible enough, on dark ones. */
  highlight: "var(--highlight)",
  error: "var(--error)",
  /** The ink of signatures. */
  signature: "var(--signature)",
} as const;

const { light, dark, ink, accent } = palette;

const declare = (colors: object) =>
  Object.entries(colors)
    .map(([role, value]) => `--${role}: ${value};`)
    .join("");
/** An element's `color-scheme` chooses one of the two. */
const lightDark = (darkValues: Partial<Record<keyof typeof light, string>>) =>
  Object.entries(darkValues)
    .map(([role, value]) => `--${role}: light-dark(${light[role as keyof typeof light]}, ${value});`)
    .join("");

/** The values of `color` on the page, and in ink and accent sections. Ink prints as dark text on white. */
export const colorValues = {
  page: `${lightDark(dark)} --accent: ${accent.background}; --on-accent: ${accent.text};`,
  ink: `${lightDark({ ...dark, ...ink })} @media screen { color-scheme: dark; }`,
  accent: declare(accent),
};

export const font = {
  /** Headings, figures and text in brackets, at weight 600. */
  display: 'Display, "Display Arial", "Display Roboto", sans-serif',
  text: 'Text, "Text Arial", sans-serif',
} as const;

/** Sets the display font: semi-bold, and tighter at larger sizes. Use it as a declaration of its own. */
export const displayFont = (size: string, lineHeight: number) =>
  `font: 600 ${size} / ${lineHeight} ${font.display}; letter-spacing: ${displayAdjustments.tracking}`;

/**
 * The type scale. Fluid sizes include rem, so they follow the visitor's text size. They grow with the window, most of
 * them until it is 1600 to 2000 px wide. On most phones, `lead` equals `subheading`, and `title` equals `mega`: on a
 * slow phone, the number of distinct font sizes dominates the first layout. Text that fills a width computes its own
 * size, in its own component.
 */
export const size = {
  /** Notes, labels and the footer. */
  small: "max(0.875rem, 0.8rem + 0.2vw)",
  body: "max(1.0625rem, 0.95rem + 0.23vw)",
  lead: "clamp(1.1875rem, 1.1rem + 0.34vw, 1.5rem)",
  /** Also a client's words, and text that a visitor writes. */
  subheading: "clamp(1.1875rem, 0.85rem + 1.3vw, 2.25rem)",
  /** Titles of list items and steps. */
  itemTitle: "clamp(min(1.75rem, 8.75vw), 1.1rem + 2.2vw, 3.75rem)",
  /** Section headings. */
  heading: "clamp(min(2.125rem, 10vw), min(1.4rem + 3vw, 14vw), 4.5rem)",
  /** A page's heading, the largest text on the page. */
  title: "clamp(min(3.05rem, 12.25vw), 1rem + 6.2vw, 8rem)",
  /** The largest statements. */
  mega: "clamp(min(3.05rem, 12.25vw), 0.1rem + 10.3vw, 13rem)",
} as const;

/** From the window's edge to the text. */
const gutter = "clamp(min(1.25rem, 6.25vw), 4.4vw, 5rem)";

export const space = {
  hair: "0.25rem",
  xs: "0.5rem",
  s: "0.75rem",
  m: "1rem",
  l: "1.5rem",
  xl: "2.5rem",
  xxl: "4rem",
  /** Between the columns of the grid. */
  gap: "clamp(0.5rem, 2vw, 2rem)",
  gutter,
  /** From the window's edge to the columns, which are centred in a very wide window. */
  side: `max(${gutter}, (100vw - 104rem) / 2)`,
  /** Above and below a section. On paper, it is smaller. */
  section: "var(--section)",
  /** The height of the header in a small window. */
  header: "min(4rem, 20vw)",
  /** From the window's upper edge to what the header, or on a phone the menu's button, must not cover. */
  scrollOffset: "6.5rem",
  /** The minimum width and height of a main click target. */
  target: "2.75rem",
} as const;

/** `side` as the padding of an element as wide as the page, which a scrollbar can make narrower than the window. */
export const sidePadding = `max(${gutter}, (100% - 104rem) / 2)`;

export const stroke = { thin: "2px", thick: "clamp(3px, 0.35vw, 6px)" } as const;

export const duration = { quick: "120ms", slow: "220ms" } as const;
export const easing = "cubic-bezier(0.2, 0, 0, 1)";

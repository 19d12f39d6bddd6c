// Runs in Node while the styles are built (vite.config.ts).

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { create, type Font } from "fontkit";

/** Article 1 of the Universal Declaration of Human Rights, in English and Spanish. */
const sample =
  "All human beings are born free and equal in dignity and rights. They are endowed with reason and conscience and should act towards one another in a spirit of brotherhood. Todos los seres humanos nacen libres e iguales en dignidad y derechos y, dotados como están de razón y conciencia, deben comportarse fraternalmente los unos con los otros.";

/** What `width` (below) is for the fonts that visitors have installed, in em. They are not here to be measured. */
const installed = { arialBold: 0.4881, robotoBold: 0.4568, arial: 0.4524 };

const openFont = (file: string) => create(readFileSync(fileURLToPath(import.meta.resolve(file)))) as Font;

/**
 * The descriptors of `@font-face` that make an installed font take as much space as a web font, so that nothing
 * shifts when the web font replaces it.
 * @param file a font file of the `imports` in package.json
 * @see https://www.w3.org/TR/css-fonts-5/#font-metrics-override-desc
 */
export function fallbackMetrics(file: string, fallback: keyof typeof installed): string {
  const font = openFont(file);
  const { unitsPerEm, ascent, descent } = font;
  const width = font.layout(sample).advanceWidth / unitsPerEm / sample.length;
  const scale = width / installed[fallback];
  const percent = (value: number) => `${(100 * value).toFixed(2)}%`;
  return `
    size-adjust: ${percent(scale)};
    ascent-override: ${percent(ascent / unitsPerEm / scale)};
    descent-override: ${percent(-descent / unitsPerEm / scale)};
  `;
}

/**
 * The styles of a line of the display typeface that is as high as its capitals and digits.
 * @param above the padding above them, in em
 * @param below the padding below them
 */
export function capitalsBox(above: number, below: number): string {
  const { unitsPerEm, ascent, capHeight, descent } = openFont("#fonts/display");
  // How far they are below the middle of their line.
  const drop = (ascent + descent - capHeight) / 2 / unitsPerEm;
  return `
    padding-block: ${(above - drop).toFixed(3)}em ${(below + drop).toFixed(3)}em;
    line-height: ${capHeight / unitsPerEm};
  `;
}

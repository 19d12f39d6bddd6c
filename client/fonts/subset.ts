import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";

// Run after a change of typeface: `node --import tsx client/fonts/subset.ts`. It writes the two files that pages
// load and prints the numbers for the fallback faces in ../styles/fonts.ts.

// The average width of letters is what two faces are compared by: in headings for the one, in sentences for the other.
const headings =
  "Software for the work your team still does by hand. First we frame the problem. Then we solve it. What we can " +
  "take off your hands. From first call to running software. Name the problem. We bring the team. Not sure which " +
  "one it is? Tell us what takes too long. Three steps, no sales call. Business Systems, Software Solutions.";
const sentences =
  "Brackwell builds software for companies that have outgrown their spreadsheets: bots that answer, systems " +
  "that keep count and websites that people finish reading. Tell us the problem, and we will frame it with you.";

const latin = [range(0x20, 0x7e), range(0xa0, 0xff), "ŁłŒœŠšŸŽžĆćČčĘęĄąŃńŐőŰűİıŞşĞğ"].join("");
const typography = "–—‘’‚“”„†•…‹›€™←↑→↓−×";

// `fallbacks`: the sample's average advance, in em, in Arial (measured on Liberation Sans, which has its widths), and in
// Roboto, for Android has no Arial.
const faces = [
  {
    file: "display.woff2",
    family: "familjen-grotesk",
    weight: 600,
    axis: { min: 500, max: 700 },
    sample: headings,
    fallbacks: { arialBold: 0.4751, robotoBold: 0.4481 },
  },
  {
    file: "text.woff2",
    family: "instrument-sans",
    weight: 400,
    axis: { min: 400, max: 600 },
    sample: sentences,
    fallbacks: { arial: 0.4423, roboto: 0.4445 },
  },
];

for (const { file, family, weight, axis, sample, fallbacks } of faces) {
  const source = await readFile(
    fileURLToPath(
      import.meta.resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`),
    ),
  );
  const subset = await subsetFont(source, latin + typography, {
    targetFormat: "woff2",
    variationAxes: { wght: axis },
    keepFeatures: ["kern", "liga", "mark", "ccmp", "locl"],
    noHinting: true,
  });
  await writeFile(new URL(file, import.meta.url), subset);
  const atWeight = await subsetFont(source, latin, { targetFormat: "sfnt", variationAxes: { wght: weight } });
  console.log(file, `${subset.length} bytes`);
  for (const [name, width] of Object.entries(fallbacks))
    console.log(name, fallbackFor(atWeight, sample, width));
}

function range(first: number, last: number) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** What makes a font of this width take the room of the subset font: all values in percent, for one `@font-face`. */
function fallbackFor(sfnt: Buffer, sample: string, width: number) {
  const metrics = readMetrics(sfnt, sample);
  const sizeAdjust = metrics.width / width;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return {
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(metrics.ascent / sizeAdjust),
    descentOverride: percent(metrics.descent / sizeAdjust),
  };
}

/** Reads the few numbers wanted from the tables of OpenType (learn.microsoft.com/typography/opentype/spec). */
function readMetrics(sfnt: Buffer, sample: string) {
  const table = (tag: string) => {
    for (let entry = 12; entry < 12 + 16 * sfnt.readUInt16BE(4); entry += 16) {
      if (sfnt.toString("latin1", entry, entry + 4) === tag) return sfnt.readUInt32BE(entry + 8);
    }
    throw new Error(`The font has no table ${tag}`);
  };
  const unitsPerEm = sfnt.readUInt16BE(table("head") + 18);
  const hhea = table("hhea");
  const lastWidth = sfnt.readUInt16BE(hhea + 34) - 1;
  const widthOf = (glyph: number) => sfnt.readUInt16BE(table("hmtx") + 4 * Math.min(glyph, lastWidth));
  const glyphOf = readCharacterMap(sfnt, table("cmap"));
  const widths = [...sample].map((character) => widthOf(glyphOf(character.charCodeAt(0))));
  return {
    ascent: sfnt.readInt16BE(hhea + 4) / unitsPerEm,
    descent: -sfnt.readInt16BE(hhea + 6) / unitsPerEm,
    width: widths.reduce((sum, width) => sum + width, 0) / widths.length / unitsPerEm,
  };
}

/** Looks characters up in the font's Unicode map of format 4, the one that every font of the web carries. */
function readCharacterMap(sfnt: Buffer, cmap: number) {
  const subtables = Array.from({ length: sfnt.readUInt16BE(cmap + 2) }, (_, index) => {
    return cmap + sfnt.readUInt32BE(cmap + 8 + 8 * index);
  });
  const format4 = subtables.find((offset) => sfnt.readUInt16BE(offset) === 4);
  if (format4 === undefined) throw new Error("The font has no character map of format 4");
  const span = sfnt.readUInt16BE(format4 + 6);
  return (code: number) => {
    for (let index = 0; index < span; index += 2) {
      const end = sfnt.readUInt16BE(format4 + 14 + index);
      const start = sfnt.readUInt16BE(format4 + 16 + span + index);
      if (code > end || code < start) continue;
      const delta = sfnt.readUInt16BE(format4 + 16 + 2 * span + index);
      const slot = format4 + 16 + 3 * span + index;
      const offset = sfnt.readUInt16BE(slot);
      if (offset === 0) return (code + delta) & 0xffff;
      return (sfnt.readUInt16BE(slot + offset + 2 * (code - start)) + delta) & 0xffff;
    }
    return 0;
  };
}

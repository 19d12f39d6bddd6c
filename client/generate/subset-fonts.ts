import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { Blob, Face } from "harfbuzzjs";
import subsetFont from "subset-font";
import { type Typeface, typefaces } from "#client/fonts/typefaces.ts";
import { sites } from "#shared/pages.ts";
import { openChromium } from "./chromium.ts";

// `npm run fonts` writes the two font files that pages load, and measured.json: the characters in both files,
// and the metrics that make Arial or Roboto take as much space as the brand's typeface for the site's own text.
// The machine needs Arial, or Liberation Sans, which has the same widths. Android has Roboto instead; its
// widths relative to Arial's were measured once (`robotoWidth`).

/** The characters for western European languages: Basic Latin, Latin-1, typography. A font may lack some of them. */
const wanted = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸıŠšŽž–—‘’‚“”„†•…‹›€™←↑→↓−`;

const [{ home, services, projects, testimonials }] = sites;
const words = {
  display: [
    home.heading,
    home.story.heading.before,
    home.story.heading.after,
    home.banner.heading,
    ...[...services, ...projects].map(({ title }) => title),
  ],
  text: [
    home.lead,
    home.story.guarantee.heading,
    ...services.map(({ text }) => text),
    ...testimonials.map(({ review }) => review),
  ],
};
const robotoWidth = { regular: 1, bold: 0.942 };

const browser = await openChromium();
const page = await browser.newPage();
const display = await makeFont("display", typefaces.display, words.display.join(" "));
const text = await makeFont("text", typefaces.text, words.text.join(" "));
await browser.close();
await writeFile(
  new URL("../fonts/measured.json", import.meta.url),
  `${JSON.stringify({ display, text }, null, 2)}\n`,
);

async function makeFont(name: string, typeface: Typeface, words: string) {
  const source = await readFile(
    fileURLToPath(
      import.meta.resolve(
        `@fontsource-variable/${typeface.package}/files/${typeface.package}-latin-wght-normal.woff2`,
      ),
    ),
  );
  const [min, max = min] = typeface.weights;
  const cut = (targetFormat: "woff2" | "sfnt") =>
    subsetFont(source, wanted, {
      targetFormat,
      variationAxes: { wght: min === max ? min : { min, max } },
      keepFeatures: ["kern", "liga", "mark", "ccmp", "locl"],
      noHinting: true,
    });
  const font = await cut("woff2");
  await writeFile(new URL(`../fonts/${name}.woff2`, import.meta.url), font);
  const characters = listCharacters(await cut("sfnt"));
  console.log(`${name}.woff2: ${font.length} bytes, ${characters.length} characters`);
  const lacking = [...wanted].filter((character) => !characters.includes(character));
  if (lacking.length > 0) console.log(`  It lacks ${lacking.join(" ")}`);

  const url = `data:font/woff2;base64,${font.toString("base64")}`;
  await page.setContent(
    `<style>@font-face { font-family: Brand; src: url("${url}"); font-weight: ${typeface.weights.join(" ")} }</style>`,
  );
  const bold = typeface.usual >= 600;
  const brand = await page.evaluate(measure, { words, font: `${typeface.usual} 1000px Brand` });
  const arial = await page.evaluate(measure, {
    words,
    font: `${bold ? 700 : 400} 1000px "Liberation Sans", Arial`,
  });
  return {
    characters,
    arial: fallbackFor(brand, arial.width),
    roboto: fallbackFor(brand, arial.width * robotoWidth[bold ? "bold" : "regular"]),
  };
}

function range(first: number, last: number) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** The characters for which a font has a glyph. */
function listCharacters(sfnt: Buffer) {
  return String.fromCodePoint(...new Face(new Blob(new Uint8Array(sfnt).buffer)).collectUnicodes());
}

/** Runs in a page. Returns a string's width with kerning, and its font's ascent and descent, in em. */
async function measure({ words, font }: { words: string; font: string }) {
  await document.fonts.load(font);
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("There is no canvas");
  context.font = font;
  const { width, fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText(words);
  return { width, ascent: fontBoundingBoxAscent / 1000, descent: fontBoundingBoxDescent / 1000 };
}

/** The `@font-face` descriptors that make a font of this width take as much space as the brand's typeface. */
function fallbackFor(brand: { width: number; ascent: number; descent: number }, width: number) {
  const sizeAdjust = brand.width / width;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return {
    "size-adjust": percent(sizeAdjust),
    "ascent-override": percent(brand.ascent / sizeAdjust),
    "descent-override": percent(brand.descent / sizeAdjust),
  };
}

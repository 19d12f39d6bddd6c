import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import subsetFont from "subset-font";
import { openChromium } from "#client/art/chromium.ts";
import { home } from "#shared/content/home.ts";
import { projects } from "#shared/content/projects.ts";
import { services } from "#shared/content/services.ts";
import { testimonials } from "#shared/content/testimonials.ts";

// Run this after a change of typeface: `node --import tsx client/fonts/subset.ts`. It writes the two font
// files that pages load. It prints the numbers for the fallback faces in ../styles/fonts.ts: with them,
// Arial or Roboto takes as much room as the brand's face for the site's own words. The machine needs
// Arial, or Liberation Sans, which has the same widths. Android has Roboto instead; its widths were
// measured once against Arial (`roboto`).

const latin = [range(0x20, 0x7e), range(0xa0, 0xff), "ŁłŒœŠšŸŽžĆćČčĘęĄąŃńŐőŰűİıŞşĞğ"].join("");
const typography = "–—‘’‚“”„†•…‹›€™←↑→↓−×";

const faces = [
  {
    file: "display.woff2",
    family: "familjen-grotesk",
    axis: { min: 500, max: 700 },
    words: [
      home.heading,
      home.about.heading,
      home.banner.heading,
      ...[...services, ...projects].map(({ title }) => title),
    ],
    weight: 600,
    fallbackWeight: 700,
    roboto: 0.942,
  },
  {
    file: "text.woff2",
    family: "instrument-sans",
    axis: { min: 400, max: 600 },
    words: [
      home.lead,
      home.about.text,
      ...services.map(({ text }) => text),
      ...testimonials.map(({ review }) => review),
    ],
    weight: 400,
    fallbackWeight: 400,
    roboto: 1,
  },
];

const browser = await openChromium();
const page = await browser.newPage();
for (const { file, family, axis, words, weight, fallbackWeight, roboto } of faces) {
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
  const brandFace = await page.evaluate(measure, {
    text: words.join(" "),
    font: `${weight} 1000px Brand`,
    url: `data:font/woff2;base64,${subset.toString("base64")}`,
    axis: `${axis.min} ${axis.max}`,
  });
  const arial = await page.evaluate(measure, {
    text: words.join(" "),
    font: `${fallbackWeight} 1000px "Liberation Sans", Arial`,
  });
  console.log(file, `${subset.length} bytes`);
  console.log("Arial", fallbackFor(brandFace, arial.width));
  console.log("Roboto", fallbackFor(brandFace, arial.width * roboto));
}
await browser.close();

function range(first: number, last: number) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** Runs in a page. Returns a text's width with kerning, and its font's ascent and descent, in em. */
async function measure({
  text,
  font,
  url,
  axis,
}: {
  text: string;
  font: string;
  url?: string;
  axis?: string;
}) {
  if (url)
    document.fonts.add(await new FontFace("Brand", `url("${url}")`, { weight: axis ?? "normal" }).load());
  const context = document.createElement("canvas").getContext("2d");
  if (!context) throw new Error("There is no canvas");
  context.font = font;
  const { width, fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText(text);
  if (url) document.fonts.clear();
  return { width, ascent: ascent / 1000, descent: descent / 1000 };
}

/** The values of an `@font-face`, in percent, with which a font of this width takes the brand face's room. */
function fallbackFor(brandFace: { width: number; ascent: number; descent: number }, width: number) {
  const sizeAdjust = brandFace.width / width;
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
  return {
    sizeAdjust: percent(sizeAdjust),
    ascentOverride: percent(brandFace.ascent / sizeAdjust),
    descentOverride: percent(brandFace.descent / sizeAdjust),
  };
}

import { mkdir, writeFile } from "node:fs/promises";
import type { Browser } from "playwright";
import sharp from "sharp";
import { company } from "#shared/company.ts";
import { companyWords } from "#shared/content/en/company-words.ts";
import { openChromium } from "./chromium.ts";
import { icons, raster } from "./icons.ts";
import { portraits } from "./portraits.ts";
import { tangle } from "./tangle.ts";

const pictures = new URL("../pictures/", import.meta.url);
const publicFiles = new URL("../../public/", import.meta.url);
const picture = (name: string) => new URL(`${name}.png`, pictures);

interface Scene {
  /** Of the picture, `client/pictures/<name>.png`. */
  name: string;
  /** The page that shows it, if not one of its name. */
  page?: string;
  width: number;
  height: number;
  /** Where it goes instead: a file that is served as it is, pixel for pixel. */
  file?: URL;
}

const wide = { width: 800, height: 500 };
const narrow = { width: 400, height: 500 };

const scenes: Scene[] = [
  { name: "clinic", ...wide },
  { name: "shop", ...wide },
  { name: "school", ...wide },
  { name: "agreement", width: 800, height: 1000 },
  // For phones: the same scenes, cut to what can be read there.
  { name: "clinic-narrow", page: "clinic", ...narrow },
  { name: "shop-narrow", page: "shop", ...narrow },
  { name: "school-narrow", page: "school", ...narrow },
  { name: "agreement-narrow", page: "agreement", width: 400, height: 570 },
  { name: "social", width: 1200, height: 630, file: new URL("social-preview.png", publicFiles) },
];

async function shoot(browser: Browser, scene: Scene) {
  const { name, page: source = name, width, height, file } = scene;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: file ? 1 : 2 });
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(new URL(`${source}.html`, import.meta.url).href);
  await page.evaluate(fillIn, { name: company.name, tagline: companyWords.tagline });
  const missing = await page.evaluate(async () => {
    await document.fonts.ready;
    const fonts = [...document.fonts].filter((font) => font.status === "error").map((font) => font.family);
    const images = [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src);
    return [...fonts, ...images];
  });
  if (missing.length > 0) throw new Error(`${name} lacks ${missing.join(", ")}`);
  const png = await page.screenshot({ type: "png" });
  await page.close();
  await write(file ?? picture(name), await sharp(png).png({ compressionLevel: 9, effort: 10 }).toBuffer());
}

/** Runs in the page: scenes that show facts of the brand name them in `data-brand`. */
function fillIn(facts: { name: string; tagline: string }) {
  for (const element of document.querySelectorAll<HTMLElement>("[data-brand]")) {
    element.textContent = facts[element.dataset["brand"] as "name" | "tagline"];
  }
}

async function write(to: URL, bytes: Buffer | string) {
  await writeFile(to, bytes);
  console.log(
    `${(Buffer.byteLength(bytes) / 1000).toFixed(1).padStart(6)} KB  ${to.pathname.split("/").at(-1)}`,
  );
}

await Promise.all([pictures, publicFiles].map((folder) => mkdir(folder, { recursive: true })));
for (const [name, bytes] of Object.entries(await icons())) await write(new URL(name, publicFiles), bytes);
for (const { name, svg, ground } of portraits()) await write(picture(name), await raster(svg, 320, ground));
await write(new URL("tangle.svg", pictures), tangle());

const browser = await openChromium();
const wanted = process.argv.slice(2);
try {
  for (const scene of scenes) {
    if (wanted.length === 0 || wanted.includes(scene.name)) await shoot(browser, scene);
  }
} finally {
  await browser.close();
}

import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { type Browser, chromium } from "playwright";
import sharp from "sharp";
import { brand } from "#shared/content/brand.ts";
import { favicon, mark, onInk } from "./mark.ts";
import { portraits } from "./portraits.ts";

const pictures = new URL("../pictures/", import.meta.url);
const publicFiles = new URL("../../public/", import.meta.url);

interface Scene {
  name: string;
  /** The page that shows it, if not one of its name. */
  page?: string;
  /** Stands on the ground of the page that shows it. */
  clear?: boolean;
  width: number;
  height: number;
  density: number;
  to: URL;
}

const narrow = { width: 400, height: 500, density: 2 };

const scenes: Scene[] = [
  { name: "clinic", width: 800, height: 500, density: 2, to: new URL("clinic.png", pictures) },
  { name: "shop", width: 800, height: 500, density: 2, to: new URL("shop.png", pictures) },
  { name: "school", width: 800, height: 500, density: 2, to: new URL("school.png", pictures) },
  { name: "about", width: 568, height: 800, density: 2, clear: true, to: new URL("about.png", pictures) },
  // For phones: the same scenes, cut to what can be read there.
  { name: "clinic-narrow", page: "clinic", ...narrow, to: new URL("clinic-narrow.png", pictures) },
  { name: "shop-narrow", page: "shop", ...narrow, to: new URL("shop-narrow.png", pictures) },
  { name: "school-narrow", page: "school", ...narrow, to: new URL("school-narrow.png", pictures) },
  {
    name: "about-narrow",
    width: 400,
    height: 540,
    density: 2,
    clear: true,
    to: new URL("about-narrow.png", pictures),
  },
  { name: "social", width: 1200, height: 630, density: 1, to: new URL("social-preview.png", publicFiles) },
];

async function shoot(browser: Browser, scene: Scene) {
  const { name, page: source = name, width, height, density, clear = false, to } = scene;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: density });
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.goto(new URL(`${source}.html`, import.meta.url).href);
  await page.evaluate(fillIn, brand);
  const missing = await page.evaluate(async () => {
    await document.fonts.ready;
    const fonts = [...document.fonts].filter((font) => font.status === "error").map((font) => font.family);
    const images = [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src);
    return [...fonts, ...images];
  });
  if (missing.length > 0) throw new Error(`${name} lacks ${missing.join(", ")}`);
  const png = await page.screenshot({ type: "png", omitBackground: clear });
  await page.close();
  await write(to, await sharp(png).png({ compressionLevel: 9, effort: 10 }).toBuffer());
}

/** Runs in the page: scenes that show facts of the brand name them in `data-brand`. */
function fillIn(facts: Pick<typeof brand, "name" | "tagline">) {
  for (const element of document.querySelectorAll<HTMLElement>("[data-brand]")) {
    element.textContent = facts[element.dataset["brand"] as "name" | "tagline"];
  }
}

async function raster(svg: string, size: number) {
  const pixels = sharp(Buffer.from(svg), { density: 576 }).resize(size, size).flatten();
  return pixels.png({ palette: size > 48, colours: 64, effort: 10 }).toBuffer();
}

/** An ICO file is a directory of 16-byte entries followed by the images, which may be PNGs. */
function ico(images: { size: number; png: Buffer }[]) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { size, png }] of images.entries()) {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(24, entry + 6);
    head.writeUInt32LE(png.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

async function icons() {
  const tile = mark();
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await raster(tile, size) })),
  );
  await write(new URL("favicon.svg", publicFiles), favicon());
  await write(new URL("favicon.ico", publicFiles), ico(small));
  await write(new URL("logo.png", publicFiles), await raster(tile, 512));
  await write(new URL("icon-192.png", publicFiles), await raster(tile, 192));
  await write(new URL("icon-512.png", publicFiles), await raster(tile, 512));
  await write(new URL("icon-maskable-512.png", publicFiles), await raster(mark(onInk, 0.68), 512));
  await write(new URL("apple-touch-icon.png", publicFiles), await raster(mark(onInk, 0.86), 180));
}

async function write(to: URL, bytes: Buffer | string) {
  await writeFile(to, bytes);
  console.log(
    `${(Buffer.byteLength(bytes) / 1000).toFixed(1).padStart(6)} KB  ${to.pathname.split("/").at(-1)}`,
  );
}

function installedChromium() {
  return [process.env["CHROMIUM_PATH"], "/usr/bin/chromium"].find((path) => path && existsSync(path));
}

await Promise.all([pictures, publicFiles].map((folder) => mkdir(folder, { recursive: true })));
await icons();
for (const { name, svg } of portraits())
  await write(new URL(`${name}.png`, pictures), await raster(svg, 320));

const executablePath = installedChromium();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--font-render-hinting=none"],
});
const wanted = process.argv.slice(2);
try {
  for (const scene of scenes) {
    if (wanted.length === 0 || wanted.includes(scene.name)) await shoot(browser, scene);
  }
} finally {
  await browser.close();
}

import type { Browser, Page } from "playwright";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { embedFonts } from "./embed-fonts.ts";

export interface Scene {
  /** The name of the picture. */
  name: string;
  /** A page of this folder by its file, or a drawing in the brand's colours and typefaces. */
  page: string | { drawing: ReactNode; styles: string };
  width: number;
  height: number;
  /** Pixels of the picture for one of the page. */
  scale: 1 | 2;
  /** The part of the page that the picture shows, if not all of it. */
  part?: { left: number; top: number; width: number; height: number };
}

/** Takes a picture of a scene, as a PNG. */
export async function shoot(browser: Browser, scene: Scene) {
  const { name, page: source, width, height, scale, part } = scene;
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  page.on("pageerror", (error) => {
    throw error;
  });
  if (typeof source === "string") await page.goto(new URL(source, import.meta.url).href);
  else await draw(page, name, source);
  const missing = await page.evaluate(async () => {
    await document.fonts.ready;
    const fonts = [...document.fonts].filter((font) => font.status === "error").map((font) => font.family);
    const images = [...document.images].filter((image) => image.naturalWidth === 0).map((image) => image.src);
    return [...fonts, ...images];
  });
  if (missing.length > 0) throw new Error(`${name} lacks ${missing.join(", ")}`);
  const png = await page.screenshot({
    type: "png",
    ...(part && { clip: { x: part.left, y: part.top, width: part.width, height: part.height } }),
  });
  await page.close();
  return sharp(png).png({ compressionLevel: 9, effort: 10 }).toBuffer();
}

async function draw(page: Page, name: string, { drawing, styles }: Exclude<Scene["page"], string>) {
  await page.setContent(`<!doctype html>${renderToStaticMarkup(drawing)}`);
  const basics = "* { box-sizing: border-box; margin: 0; } body { -webkit-font-smoothing: antialiased; }";
  await page.addStyleTag({ content: (await embedFonts()) + basics + styles });
  const fits = await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    const root = document.documentElement;
    // Longer words make a smaller heading.
    for (let fit = 1; fit > 0.6; fit -= 0.02) {
      root.style.setProperty("--fit", String(fit));
      if (root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight) return true;
    }
    return false;
  });
  if (!fits) throw new Error(`The words of ${name} do not fit into the picture: shorten them`);
}

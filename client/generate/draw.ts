import { readFile } from "node:fs/promises";
import type { Browser } from "playwright";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { typefaces } from "#client/fonts/typefaces.ts";

export interface Drawing {
  markup: ReactNode;
  styles: string;
  width: number;
  height: number;
  /** Picture pixels per CSS pixel. */
  scale: 1 | 2;
}

/**
 * Draws a picture as a PNG, in the brand's typefaces.
 * @throws {Error} if text does not fit, with the markup that contains it.
 */
export async function draw(browser: Browser, { markup, styles, width, height, scale }: Drawing) {
  const page = await browser.newPage({ viewport: { width, height }, deviceScaleFactor: scale });
  const html = renderToStaticMarkup(markup);
  await page.setContent(`<!doctype html>${html}`);
  const basics = "* { box-sizing: border-box; margin: 0; } body { -webkit-font-smoothing: antialiased; }";
  await page.addStyleTag({ content: (await embedFonts()) + basics + styles });
  const fits = await page.evaluate(async () => {
    await Promise.all([...document.fonts].map((font) => font.load()));
    const root = document.documentElement;
    // Shrinks the heading until it fits.
    for (let fit = 1; fit > 0.6; fit -= 0.02) {
      root.style.setProperty("--fit", String(fit));
      if (root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight) return true;
    }
    return false;
  });
  if (!fits) throw new Error(`These words do not fit into their picture: shorten them.\n${html}`);
  const png = await page.screenshot({ type: "png" });
  await page.close();
  return sharp(png).png({ compressionLevel: 9, effort: 10 }).toBuffer();
}

/** The site's own typefaces, inlined, because a page without a URL cannot load files. */
async function embedFonts(): Promise<string> {
  const embed = async (family: string, file: string, weights: readonly number[]) => {
    const font = await readFile(`client/fonts/${file}`, "base64");
    return `@font-face { font-family: ${family}; src: url("data:font/woff2;base64,${font}"); font-weight: ${weights.join(" ")}; }`;
  };
  const display = await embed("Display", "display.woff2", typefaces.display.weights);
  return display + (await embed("Text", "text.woff2", typefaces.text.weights));
}

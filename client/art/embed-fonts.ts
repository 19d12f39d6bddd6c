import { readFile } from "node:fs/promises";
import { faces } from "#client/fonts/faces.ts";

/** The site's own typefaces, for a page without an address, which can load no file. */
export async function embedFonts(): Promise<string> {
  const embed = async (family: string, file: string, weights: readonly number[]) => {
    const font = await readFile(new URL(`../fonts/${file}`, import.meta.url), "base64");
    return `@font-face { font-family: ${family}; src: url("data:font/woff2;base64,${font}"); font-weight: ${weights.join(" ")}; }`;
  };
  const display = await embed("Display", "display.woff2", faces.display.weights);
  return display + (await embed("Text", "text.woff2", faces.text.weights));
}

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import type { Browser } from "playwright";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { Logo } from "#client/components/Logo.tsx";
import { displayAdjustments } from "#client/styles/tokens.ts";
import type { Site } from "#shared/content/site.ts";
import { palette } from "#shared/palette.ts";
import { previewSources } from "./preview-sources.ts";

const { background, text } = palette.accent;

const styles = `
  * { box-sizing: border-box; margin: 0; }
  body {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
    align-items: start;
    gap: 32px;
    width: 1200px;
    height: 630px;
    padding: 60px 36px 66px 64px;
    color: ${text};
    background: ${background};
    font: 600 1px/.9 Display;
    -webkit-font-smoothing: antialiased;
  }
  svg { flex: none; height: 68px; }
  h1 { margin-left: ${displayAdjustments.outdent}; font-size: calc(148px * var(--fit)); font-weight: 600; letter-spacing: ${displayAdjustments.tracking}; }
`;

/**
 * Draws what is shown where a link to the site is shared, as a PNG: the logo and the company's tagline.
 * @throws {Error} if the tagline does not fit, with the markup that contains it.
 */
export async function drawPreview(browser: Browser, site: Site) {
  const { company, companyText, socialPreview } = site;
  const { width, height } = socialPreview;
  const page = await browser.newPage({ viewport: { width, height } });
  const html = renderToStaticMarkup([
    <Logo key="logo" name={company.name} />,
    <h1 key="tagline">{companyText.tagline}</h1>,
  ]);
  await page.setContent(`<!doctype html>${html}`);
  // A page without a URL cannot load files.
  const font = await readFile(fileURLToPath(import.meta.resolve("#fonts/display")), "base64");
  const face = `@font-face { font-family: Display; src: url("data:font/woff2;base64,${font}"); font-weight: 600; }`;
  await page.addStyleTag({ content: face + styles });
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
  return sharp(png)
    .png({ compressionLevel: 9, effort: 10 })
    .withExif({ IFD0: { ImageDescription: previewSources(site) } })
    .toBuffer();
}

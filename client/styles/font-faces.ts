import { css } from "@linaria/core";
import display from "#client/fonts/display.woff2?url";
import measured from "#client/fonts/measured.json" with { type: "json" };
import text from "#client/fonts/text.woff2?url";
import { type Typeface, typefaces } from "#client/fonts/typefaces.ts";

/** By full name, for Macs also by PostScript name, and for WebKitGTK by family name. */
const installed = {
  regular: { arial: ["Arial", "Liberation Sans"], roboto: ["Roboto"] },
  bold: {
    arial: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Liberation Sans"],
    roboto: ["Roboto Bold", "Roboto"],
  },
};

/** A typeface, named after its role, and the installed fonts that replace it until it has loaded. */
function fontFaces(name: string, file: string, typeface: Typeface, sizes: (typeof measured)["text"]) {
  const { arial, roboto } = installed[typeface.usual >= 600 ? "bold" : "regular"];
  // Without a weight, Firefox would embolden a font that is already bold.
  const weights = `font-weight: ${typeface.weights.join(" ")};`;
  const fallback = (family: string, fonts: string[], adjust: Record<string, string>) => `
    @font-face {
      font-family: "${family}";
      src: ${fonts.map((font) => `local("${font}")`).join(", ")};
      ${weights}
      ${Object.entries(adjust)
        .map(([property, value]) => `${property}: ${value};`)
        .join(" ")}
    }`;
  return `
    @font-face {
      font-family: "${name}";
      src: url("${file}") format("woff2");
      ${weights}
      font-display: swap;
    }
    ${fallback(`${name} Arial`, arial, sizes.arial)}
    ${fallback(`${name} Roboto`, roboto, sizes.roboto)}`;
}

/**
 * Import it for its side effect. The fallback fonts prevent layout shifts: the percentages, which
 * client/generate/subset-fonts.ts measures, make Arial or Roboto take as much space as the web font.
 * @public
 */
export const fonts = css`
  :global() {
    ${fontFaces("Display", display, typefaces.display, measured.display)}
    ${fontFaces("Text", text, typefaces.text, measured.text)}
  }
`;

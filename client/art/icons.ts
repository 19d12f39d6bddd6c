import sharp from "sharp";
import { palette } from "#shared/palette.ts";

const { light, dark, ink, accent } = palette;

/**
 * The site's icon: the logo's brackets around a square, on ink in light surroundings and on the accent colour in dark
 * ones. Every edge lies on an even unit, so it stays sharp at 16, 32 and 48 pixels.
 */
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
  <style>
    .tile{fill:${ink.background}}.brackets{fill:${light.background}}.square{fill:${dark.highlight}}
    @media (prefers-color-scheme:dark){
      .tile{fill:${accent.background}}.brackets{fill:${accent.text}}.square{fill:${accent.highlight}}
    }
  </style>
  <path class="tile" d="M0 0h16v16H0z"/>
  <path class="brackets" d="M2 2h4v2H4v8h2v2H2zM14 2h-4v2h2v8h-2v2h4z"/>
  <path class="square" d="M6 6h4v4H6z"/>
</svg>
`;

/** The icon as an opaque PNG with this many pixels per side. */
function drawPng(size: number) {
  // At 72 dots per inch, a unit is a pixel.
  const pixels = sharp(Buffer.from(icon), { density: (72 * size) / 16 }).flatten();
  return pixels.png({ palette: true, colours: 64, effort: 10 }).toBuffer();
}

/** An ICO file: a directory with one entry, followed by the image, which may be a PNG. */
async function drawIco() {
  const size = 48;
  const png = await drawPng(size);
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(size, 6);
  directory.writeUInt8(size, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(24, 12);
  directory.writeUInt32LE(png.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, png]);
}

export async function drawIcons(): Promise<Record<string, Buffer | string>> {
  return {
    "public/favicon.svg": icon,
    "public/favicon.ico": await drawIco(),
    "public/logo.png": await drawPng(512),
    "public/apple-touch-icon.png": await drawPng(180),
  };
}

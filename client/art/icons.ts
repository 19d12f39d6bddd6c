import sharp from "sharp";
import { palette } from "#shared/palette.ts";

/** The logo's brackets around a square: SVG paths on 16 by 16 units, in the text colour and in the accent colour. */
const icon = {
  // Every edge lies on an even unit, so it stays sharp at 16, 32 and 48 pixels.
  text: "M2 2h4v2H4v8h2v2H2zM14 2h-4v2h2v8h-2v2h4z",
  accent: "M6 6h4v4H6z",
};

const { dark, ink, accent } = palette;

const onInk = { background: ink.background, text: palette.light.background, accent: dark.highlight };
const onAccent = { background: accent.background, text: accent.text, accent: accent.highlight };

/** The mark on its tile. A `scale` below 1 leaves the safe zone that masked icons need. */
function mark(scale = 1) {
  const move = scale === 1 ? "" : ` transform="translate(${8 - 8 * scale} ${8 - 8 * scale}) scale(${scale})"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 16 16">
  <path fill="${onInk.background}" d="M0 0h16v16H0z"/>
  <g${move}>
    <path fill="${onInk.text}" d="${icon.text}"/>
    <path fill="${onInk.accent}" d="${icon.accent}"/>
  </g>
</svg>
`;
}

/** The favicon: an ink tile for light surroundings, an accent tile for dark ones. */
function favicon() {
  const dark = `.ground{fill:${onAccent.background}}.text{fill:${onAccent.text}}.accent{fill:${onAccent.accent}}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16">
  <style>
    .ground{fill:${onInk.background}}.text{fill:${onInk.text}}.accent{fill:${onInk.accent}}
    @media (prefers-color-scheme:dark){${dark}}
  </style>
  <path class="ground" d="M0 0h16v16H0z"/>
  <path class="text" d="${icon.text}"/>
  <path class="accent" d="${icon.accent}"/>
</svg>
`;
}

/** A drawing as an opaque square PNG with this many pixels per side. */
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

export async function icons(): Promise<Record<string, Buffer | string>> {
  const tile = mark();
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await raster(tile, size) })),
  );
  return {
    "public/favicon.svg": favicon(),
    "public/favicon.ico": ico(small),
    "public/logo.png": await raster(tile, 512),
    "public/apple-touch-icon.png": await raster(mark(0.86), 180),
  };
}

import sharp from "sharp";
import { favicon, mark, onInk } from "./mark.ts";

/** A drawing as an opaque PNG of so many pixels on each side. */
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

/** Every icon by its file. */
export async function icons(): Promise<Record<string, Buffer | string>> {
  const tile = mark();
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await raster(tile, size) })),
  );
  return {
    "public/favicon.svg": favicon(),
    "public/favicon.ico": ico(small),
    "public/logo.png": await raster(tile, 512),
    "public/icon-192.png": await raster(tile, 192),
    "public/icon-512.png": await raster(tile, 512),
    "public/icon-maskable-512.png": await raster(mark(onInk, 0.68), 512),
    "public/apple-touch-icon.png": await raster(mark(onInk, 0.86), 180),
  };
}

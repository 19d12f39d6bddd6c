import sharp from "sharp";

/** The pixels of a screenshot, three bytes each. */
export const pixelsOf = (png: Buffer): Promise<Buffer> => sharp(png).removeAlpha().raw().toBuffer();

/**
 * The number of pixels of a picture that have at least this contrast (WCAG 2.2, "contrast ratio") to the same
 * pixels of `other`. `other` may also be one colour.
 */
export function contrasting(picture: Buffer, other: Buffer, ratio: number): number {
  let found = 0;
  for (let at = 0; at < picture.length; at += 3) {
    const beside = at % other.length;
    if (picture.compare(other, beside, beside + 3, at, at + 3) === 0) continue;
    const [dark = 0, light = 0] = [luminance(picture, at), luminance(other, beside)].sort((a, b) => a - b);
    if ((light + 0.05) / (dark + 0.05) >= ratio) found++;
  }
  return found;
}

function luminance(pixels: Buffer, at: number): number {
  const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => {
    const share = (pixels[at + channel] ?? 0) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

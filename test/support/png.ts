/** The size in pixels from a PNG's first chunk (https://www.w3.org/TR/png-3/#11IHDR). */
export function pngSize(bytes: Buffer): { width: number; height: number } {
  if (bytes.toString("latin1", 1, 4) !== "PNG") throw new Error("not a PNG");
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

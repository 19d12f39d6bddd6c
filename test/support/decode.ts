import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from "node:zlib";
import type { Coding } from "#server/http/negotiate.ts";

/** The way back from each coding. */
export const decode: Record<Coding, (bytes: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  zstd: zstdDecompressSync,
  identity: (bytes) => bytes,
};

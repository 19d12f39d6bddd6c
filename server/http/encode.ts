import { brotliCompressSync, constants, gzipSync, zstdCompressSync } from "node:zlib";
import type { Coding } from "./negotiate.ts";

/** `kept` is for bytes that are sent again and again, `passing` for those that somebody waits for. */
export type Effort = "kept" | "passing";

/**
 * Of brotli not the best two levels: for 8% fewer bytes, all of which fit into the first flight anyway, they take 100 and
 * 250 ms of every start; this one takes 6 for all pages.
 */
export const levels = {
  kept: { br: 9, zstd: 9, gzip: 9 },
  passing: { br: 4, zstd: 3, gzip: 6 },
} as const;

/**
 * Compresses a whole page. At once and not in Node's thread pool, whose threads would keep the encoders' memory: 15 MB
 * after a start. A page takes about a millisecond.
 */
export function encode(coding: Coding, html: Buffer, effort: Effort): Buffer {
  switch (coding) {
    case "br":
      return brotliCompressSync(html, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: levels[effort].br,
          [constants.BROTLI_PARAM_LGWIN]: windowOf(html),
          [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
        },
      });
    case "zstd":
      // A size that is not known in advance costs 80 MB at this level.
      return zstdCompressSync(html, {
        params: { [constants.ZSTD_c_compressionLevel]: levels[effort].zstd },
        pledgedSrcSize: html.length,
      });
    case "gzip":
      return gzipSync(html, { level: levels[effort].gzip });
    case "identity":
      return html;
  }
}

/** The smallest window that holds the page, as a power of two. */
function windowOf(html: Buffer): number {
  const power = Math.ceil(Math.log2(html.length + 1));
  return Math.min(Math.max(power, constants.BROTLI_MIN_WINDOW_BITS), constants.BROTLI_MAX_WINDOW_BITS);
}

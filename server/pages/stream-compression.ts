import { constants } from "node:zlib";
import type { FastifyCompressOptions } from "@fastify/compress";

/** How `reply.compress()` compresses a page while it renders. Cached pages are already compressed. */
export const streamCompression: FastifyCompressOptions = {
  global: false,
  encodings: ["br", "gzip"],
  // Without the flush, the compressor would hold back the first bytes until the end.
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
};

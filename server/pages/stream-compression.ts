import { constants } from "node:zlib";
import compress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/** Adds `reply.compress()`, which compresses a page while it renders. Cached pages are already compressed. */
export const streamCompression = fp(async (app: FastifyInstance) => {
  await app.register(compress, {
    global: false,
    encodings: ["br", "gzip"],
    // Without the flush, the compressor would hold back the first bytes until the end.
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
  });
});

import { constants } from "node:zlib";
import fastifyCompress from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { levels } from "#server/http/encode.ts";
import { settleCoding } from "#server/http/negotiate.ts";

/**
 * Compresses what is streamed or generated; kept answers and the build's files come compressed already.
 * Each chunk is flushed, or the first bytes of a stream would wait for the last ones. No zstd here: the plugin
 * hands every coding the same options, and zlib's flush is zstd's end.
 */
export const compression = fp(async (app: FastifyInstance) => {
  app.addHook("onSend", (request, _reply, payload, done) => {
    settleCoding(request.headers);
    done(null, payload);
  });
  await app.register(fastifyCompress, {
    encodings: ["br", "gzip"],
    threshold: 0,
    zlibOptions: { flush: constants.Z_SYNC_FLUSH, level: levels.passing.gzip },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      // A window as large as a page: the default one takes megabytes for each answer under way.
      params: { [constants.BROTLI_PARAM_QUALITY]: levels.passing.br, [constants.BROTLI_PARAM_LGWIN]: 17 },
    },
  });
});

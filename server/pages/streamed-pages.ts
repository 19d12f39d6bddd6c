import { setImmediate } from "node:timers/promises";
import { constants } from "node:zlib";
import type { FastifyCompressOptions } from "@fastify/compress";
import type { FastifyInstance } from "fastify";
import fastq from "fastq";
import { sendStatus } from "#server/http/send-status.ts";
import type { Page } from "#shared/pages.ts";
import type { SendPage } from "./page-routes.ts";
import type { RenderPage } from "./render.ts";

/** How many requests may await their page, including the one that is rendered. */
const maxPending = 50;

/**
 * Turns of the event loop between two pages. Node accepts one connection in each, so a health check that arrives behind
 * n requests waits for about n / 20 pages, not for n.
 */
const turnsBetweenRenders = 20;

/** How `reply.compress()` compresses a page while it renders. */
const compression: FastifyCompressOptions = {
  global: false,
  encodings: ["br", "gzip"],
  // Without the flush, the compressor would hold back the first bytes until the end.
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
};

/**
 * Renders a page on each request, and streams it compressed. Pages are rendered one at a time, so that the server stays
 * responsive. A request is refused with 503 while too many others wait.
 */
export async function streamedPages(app: FastifyInstance, render: RenderPage): Promise<SendPage> {
  await app.register(import("@fastify/compress"), compression);
  const queue = fastq.promise(async (page: Page) => {
    for (let turn = 0; turn < turnsBetweenRenders; turn++) await setImmediate();
    return render(page);
  }, 1);
  return async (page, _request, reply) => {
    const pending = queue.running() + queue.length();
    if (pending >= maxPending) return sendStatus(reply.header("Retry-After", "1"), 503);
    const { headers, body } = await queue.push(page);
    // In lower case, as in @fastify/compress, which would otherwise add it a second time.
    reply.code(page.status).headers(headers).header("Vary", "accept-encoding").compress(body);
    return reply;
  };
}

import { setImmediate } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastq from "fastq";
import { type CachedResponse, sendCachedResponse } from "#server/http/cached-response.ts";
import { sendStatus } from "#server/http/send-status.ts";
import type { Page } from "#shared/pages.ts";
import type { PageCache } from "./page-cache.ts";
import type { RenderPage } from "./render.ts";

/** How many requests may await their page, without the page cache, including the one that is rendered. */
const maxPending = 50;

/**
 * Turns of the event loop between two pages, in each of which Node accepts one connection. So a health check that
 * arrives behind n requests waits for about n / 20 pages, not for n.
 */
const turnsBetweenRenders = 20;

/** Sends a page or an error page, with its status. */
export type SendPage = (page: Page, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/**
 * Sends pages from the cache. Without a cache, pages are rendered one at a time, so that the server stays responsive,
 * and streamed compressed. A request is refused with 503 while too many others wait.
 */
export function createSendPage(render: RenderPage, cache: PageCache | null): SendPage {
  if (cache)
    return (page, request, reply) => sendCachedResponse(request, reply, cache.get(page) as CachedResponse);
  const queue = fastq.promise(async (page: Page) => {
    for (let turn = 0; turn < turnsBetweenRenders; turn++) await setImmediate();
    return render(page);
  }, 1);
  return async (page, _request, reply) => {
    const pending = queue.running() + queue.length();
    if (pending >= maxPending) {
      // The error handler asks for it: the request has already failed, so the client must not be told to try again.
      if (page.status === 500) return sendStatus(reply, 500);
      return sendStatus(reply.header("Retry-After", "1"), 503);
    }
    const { headers, body } = await queue.push(page);
    // In lower case, as in @fastify/compress, which would otherwise add it a second time.
    reply.code(page.status).headers(headers).header("Vary", "accept-encoding").compress(body);
    return reply;
  };
}

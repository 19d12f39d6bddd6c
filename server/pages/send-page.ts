import type { FastifyReply, FastifyRequest } from "fastify";
import { type CachedResponse, sendCachedResponse } from "#server/http/cached-response.ts";
import { sendStatus } from "#server/http/send-status.ts";
import type { Page } from "#shared/pages.ts";
import type { PageCache } from "./page-cache.ts";
import type { RenderPage } from "./render.ts";

/** How many pages may be in flight without the page cache, when each request renders its page. Others get 503. */
const maxPagesInFlight = 50;

/** Sends a page or an error page, with its status. */
export type SendPage = (
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

/**
 * Sends pages from the cache. Without a cache, each request renders its page and streams it compressed, or is
 * refused with 503 while too many pages are in flight.
 */
export function createSendPage(render: RenderPage, cache: PageCache | null): SendPage {
  if (cache)
    return (page, request, reply) =>
      sendCachedResponse(request, reply, cache.get(page.path) as CachedResponse);
  let inFlight = 0;
  return async (page, _request, reply) => {
    if (inFlight >= maxPagesInFlight) return sendStatus(reply.header("Retry-After", "1"), 503);
    inFlight++;
    reply.raw.once("close", () => inFlight--);
    const { headers, body } = await render(page);
    // In lower case, as in @fastify/compress, which would otherwise add it a second time.
    reply.code(page.status).headers(headers).header("Vary", "accept-encoding").compress(body);
    return reply;
  };
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { type CachedResponse, sendCachedResponse } from "#server/cached-response.ts";
import type { Page } from "#shared/pages.ts";
import type { PageCache } from "./page-cache.ts";
import type { RenderPage } from "./render.ts";

/** Answers with a page or an error page, and its status. */
export type SendPage = (
  page: Page,
  request: FastifyRequest,
  reply: FastifyReply,
) => FastifyReply | Promise<FastifyReply>;

/** Sends pages from the cache. Without a cache, each request renders its page and streams it compressed. */
export function createSendPage(render: RenderPage, cache: PageCache | null): SendPage {
  if (cache)
    return (page, request, reply) =>
      sendCachedResponse(request, reply, cache.get(page.path) as CachedResponse);
  return async (page, request, reply) => {
    const { headers, body } = await render(page, request.signal);
    // @fastify/compress would send this page uncompressed, and a CDN might keep it for all visitors.
    delete request.headers["x-no-compression"];
    reply.code(page.status).headers(headers).compress(body);
    return reply;
  };
}

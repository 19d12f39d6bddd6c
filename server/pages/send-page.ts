import type { FastifyReply, FastifyRequest } from "fastify";
import { sendCachedResponse } from "#server/cached-response.ts";
import type { Page } from "#shared/pages.ts";
import type { PageCache } from "./page-cache.ts";
import type { RenderPage } from "./render.ts";

/** Answers with a page or an error page, and its status. */
export type SendPage = (page: Page, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Sends pages from the cache. Without a cache, each request renders its page and streams it compressed. */
export function createSendPage(render: RenderPage, cache: PageCache | null): SendPage {
  return async (page, request, reply) => {
    const cached = cache?.get(page.path);
    if (cached) return sendCachedResponse(request, reply, cached);
    const { headers, body } = await render(page, request.signal);
    // @fastify/compress would send this page uncompressed, and a CDN might keep it for all visitors.
    delete request.headers["x-no-compression"];
    reply.code(page.status).headers(headers).compress(body);
    return reply;
  };
}

import type { FastifyReply, FastifyRequest } from "fastify";
import { sendCachedResponse } from "#server/cached-response.ts";
import type { PageCache } from "./page-cache.ts";
import type { RenderPage } from "./render.ts";

/** Answers with a page. `path` is the path of a page, or of an error page. */
export type SendPage = (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Sends pages from the cache. Without a cache, each request renders its page and streams it compressed. */
export function createSendPage(render: RenderPage, cache: PageCache | null): SendPage {
  return async (path, request, reply) => {
    const cached = cache?.get(path);
    if (cached) return sendCachedResponse(request, reply, cached);
    const { status, headers, body, complete } = await render(path, request.signal);
    complete.then(() => {
      reply.readyAfter = reply.elapsedTime;
    });
    // @fastify/compress would send this page uncompressed, and a CDN might keep it for all visitors.
    delete request.headers["x-no-compression"];
    reply.code(status).headers(headers).compress(body);
    return reply;
  };
}

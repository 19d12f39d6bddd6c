import type { FastifyReply, FastifyRequest } from "fastify";
import { matchesEtag } from "#server/http/etag.ts";
import { negotiateCoding } from "#server/http/negotiate.ts";
import type { KeptPage } from "./kept-page.ts";

/**
 * Answers with a kept page, or with 304 when the client has these very bytes. Writes to the socket itself: the
 * headers were made when the page was kept, and Fastify would copy and look at each of them again.
 */
export function sendKeptPage(request: FastifyRequest, reply: FastifyReply, page: KeptPage): void {
  const variant = page.variants[negotiateCoding(request.headers["accept-encoding"])];
  const { raw } = reply;
  reply.hijack();
  if (page.status === 200 && matchesEtag(request.headers["if-none-match"], variant.etag)) {
    raw.writeHead(304, variant.notModifiedHeaders as string[]);
    raw.end();
    return;
  }
  raw.writeHead(page.status, variant.headers as string[]);
  raw.end(request.method === "HEAD" ? undefined : variant.body);
}

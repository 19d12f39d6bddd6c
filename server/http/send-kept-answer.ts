import type { FastifyReply, FastifyRequest } from "fastify";
import { matchesEtag } from "./etag.ts";
import type { KeptAnswer } from "./kept-answer.ts";
import { negotiateCoding } from "./negotiate.ts";

/**
 * Sends a kept answer, or with 304 when the client has these very bytes. Writes to the socket itself: the
 * headers were made when it was kept, and Fastify would copy and look at each of them again.
 */
export function sendKeptAnswer(request: FastifyRequest, reply: FastifyReply, answer: KeptAnswer): void {
  const variant = answer.variants[negotiateCoding(request.headers["accept-encoding"])];
  const { raw } = reply;
  reply.hijack();
  if (answer.status === 200 && matchesEtag(request.headers["if-none-match"], variant.etag)) {
    raw.writeHead(304, variant.notModifiedHeaders as string[]);
    raw.end();
    return;
  }
  raw.writeHead(answer.status, variant.headers as string[]);
  raw.end(request.method === "HEAD" ? undefined : variant.body);
}

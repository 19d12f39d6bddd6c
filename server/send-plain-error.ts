import type { FastifyReply } from "fastify";

/** Answers with a status and no page. The text contains nothing from the request. */
export function sendPlainError(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header("Cache-Control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`Error ${status}\n`);
}

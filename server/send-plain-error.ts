import { STATUS_CODES } from "node:http";
import type { FastifyReply } from "fastify";

/** Answers with the status and its name as plain text. The text contains nothing from the request. */
export function sendPlainError(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header("Cache-Control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${STATUS_CODES[status]}\n`);
}

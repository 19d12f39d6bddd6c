import type { FastifyReply } from "fastify";

/** Sends a status with a short plain-text body, which echoes no part of the request. */
export function sendStatus(reply: FastifyReply, status: number, text = `Error ${status}`): FastifyReply {
  return reply
    .code(status)
    .header("Cache-Control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${text}\n`);
}

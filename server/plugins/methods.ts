import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

const allowed = "GET, HEAD, OPTIONS";

/** Nothing here can be changed: other methods get 405 before a byte of their body is read (RFC 9110, 15.5.6). */
export const methods = fp(async (app: FastifyInstance) => {
  app.addHook("onRequest", async (request, reply) => {
    if (request.method === "GET" || request.method === "HEAD") return;
    reply.header("Allow", allowed).header("Cache-Control", "no-store");
    if (request.method === "OPTIONS") return reply.code(204).send();
    return reply
      .code(405)
      .header("Connection", "close")
      .type("text/plain; charset=utf-8")
      .send("Method Not Allowed\n");
  });
});

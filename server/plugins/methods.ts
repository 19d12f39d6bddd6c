import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { refuse } from "#server/http/refusals.ts";

/** The methods that everything here has. */
export const allowedMethods = "GET, HEAD, OPTIONS";

/** Nothing here can be changed: other methods get 405 before a byte of their body is read (RFC 9110, 15.5.6). */
export const methods = fp(async (app: FastifyInstance) => {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.method === "GET" || request.method === "HEAD") {
      done();
      return;
    }
    reply.header("Allow", allowedMethods);
    if (request.method === "OPTIONS") reply.code(204).header("Cache-Control", "no-store").send();
    else refuse(reply.header("Connection", "close"), 405);
  });
});

import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { sendPlainError } from "#server/plain-error.ts";

/** Answers OPTIONS. Refuses methods without a route with 405 and reads no body (RFC 9110, 15.5.6). */
export const allowedMethods = fp(async (app: FastifyInstance) => {
  app.addHook("onRequest", (request, reply, done) => {
    if (!request.is404) return done();
    reply.header("Allow", "GET, HEAD, OPTIONS");
    if (request.method === "OPTIONS") reply.code(204).header("Cache-Control", "no-store").send();
    else sendPlainError(reply.header("Connection", "close"), 405);
  });
});

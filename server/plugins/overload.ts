import underPressure from "@fastify/under-pressure";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { sendPlainError } from "#server/plain-error.ts";

declare module "fastify" {
  interface FastifyReply {
    /** Whether the request was refused because the server is overloaded. */
    overloaded: boolean;
  }
}

/** The server is overloaded when its event loop is late by more than this. Milliseconds. */
const maxEventLoopDelay = 500;

/** Milliseconds between two lines in the log while the server is overloaded. */
const logInterval = 1000;

/** Answers the routes of a scope with 503 and Retry-After while the server is overloaded. */
export const overload = fp(async (app: FastifyInstance) => {
  let loggedAt = Number.NEGATIVE_INFINITY;
  app.decorateReply("overloaded", false);
  await app.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler(_request, reply, _type, eventLoopDelay) {
      if (performance.now() - loggedAt >= logInterval) {
        loggedAt = performance.now();
        app.log.warn({ eventLoopDelay }, "overloaded: pages are answered with 503");
      }
      reply.overloaded = true;
      sendPlainError(reply.header("Retry-After", "1"), 503);
    },
  });
});

import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { pathOf } from "#server/http/request-target.ts";

/** From here on a request is slow, in milliseconds. */
const slowMs = 500;

/** One in so many of the requests that went well is logged: a line for each would cost more than answering it. */
const sampleSize = 100;

declare module "fastify" {
  interface FastifyRequest {
    /** Why the request failed, when that was our fault. */
    failure: unknown;
  }
}

/**
 * One line for each request that failed or was slow, and for a sample of the others; `LOG_LEVEL=debug` logs all.
 * Neither query strings nor addresses of visitors get into the log.
 */
export const requestLog = fp(async (app: FastifyInstance) => {
  const all = ["debug", "trace"].includes(app.log.level);
  let count = 0;
  app.decorateRequest("failure", null);
  const log = (request: FastifyRequest, reply: FastifyReply) => {
    const ms = reply.elapsedTime;
    const failed = reply.statusCode >= 500 || request.failure !== null;
    const slow = ms >= slowMs;
    if (!failed && !slow && !all && ++count % sampleSize > 0) return;

    const line = {
      method: request.method,
      path: pathOf(request.url),
      status: reply.statusCode,
      ms: Math.round(ms * 10) / 10,
      ...(reply.raw.writableFinished ? {} : { aborted: true }),
      ...(request.failure === null ? {} : { err: request.failure }),
    };
    if (failed) request.log.error(line, "the request failed");
    else if (slow) request.log.warn(line, "the request was slow");
    else request.log.info(line, "a request");
  };
  app.addHook("onRequest", (request, reply, done) => {
    // Unlike onResponse this comes for answers that broke off, too.
    reply.raw.once("close", () => log(request, reply));
    done();
  });
});

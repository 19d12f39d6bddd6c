import type { FastifyError, FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { SendPage } from "#server/pages/send-page.ts";
import { sendPlainError } from "#server/plain-error.ts";
import { errorPaths } from "#shared/paths.ts";

/**
 * Answers a client's error with its status, and a server's error with the 500 page. Responses
 * contain no details; the log does.
 */
export const errorHandler = fp(async (app: FastifyInstance, { sendPage }: { sendPage: SendPage }) => {
  app.setErrorHandler(async (error: Partial<FastifyError> | null, request, reply) => {
    const status = errorStatus(error);
    // A streamed page may have set headers of its own before it failed.
    for (const name of ["CDN-Cache-Control", "Content-Encoding"]) {
      reply.removeHeader(name);
      reply.raw.removeHeader(name);
    }
    // Client disconnected.
    if (request.signal.aborted || request.raw.socket.destroyed) return reply.send();
    // A 403 would reveal that the path exists (RFC 9110, 15.5.4).
    if (status === 403) return sendPage(errorPaths.notFound, request, reply);
    if (status < 500) return sendPlainError(reply, status);
    request.log.error({ err: error ?? new Error("a handler threw nothing") }, "error while answering");
    if (status !== 500) return sendPlainError(reply, status);
    try {
      return await sendPage(errorPaths.serverError, request, reply);
    } catch (err) {
      request.log.error({ err }, "the error page failed, too");
      return sendPlainError(reply, 500);
    }
  });
  app.setNotFoundHandler((request, reply) => sendPage(errorPaths.notFound, request, reply));
});

/** The status of an error. A status outside 400 to 599, such as that of a thrown response, becomes 500. */
function errorStatus(error: Partial<FastifyError> | null): number {
  const status = error?.statusCode ?? 500;
  return status >= 400 && status <= 599 ? status : 500;
}

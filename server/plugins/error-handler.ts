import type { FastifyError, FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { SendPage } from "#server/pages/send-page.ts";
import { sendPlainError } from "#server/plain-error.ts";
import { errorPath } from "#shared/site-pages.ts";

/** Headers of a page or file that could not be sent. The error that is sent instead must not have them. */
const unsentHeaders = [
  "Accept-Ranges",
  "CDN-Cache-Control",
  "Content-Encoding",
  "Content-Length",
  "Content-Range",
  "ETag",
  "Last-Modified",
];

/**
 * Answers a client's error with its status, and a server's error with the 500 page. Responses
 * contain no details; the log does.
 */
export const errorHandler = fp(async (app: FastifyInstance, { sendPage }: { sendPage: SendPage }) => {
  app.setErrorHandler(async (error: Partial<FastifyError> | null, request, reply) => {
    const status = errorStatus(error);
    for (const name of unsentHeaders) {
      reply.removeHeader(name);
      reply.raw.removeHeader(name);
    }
    // Client disconnected.
    if (request.signal.aborted || request.raw.socket.destroyed) return reply.send();
    // A 403 would reveal that the path exists (RFC 9110, 15.5.4).
    if (status === 403 || status === 404) return sendPage(errorPath(404, request.url), request, reply);
    if (status < 500) return sendPlainError(reply, status);
    request.log.error({ err: error ?? new Error("a handler threw nothing") }, "error while answering");
    if (status !== 500) return sendPlainError(reply, status);
    try {
      return await sendPage(errorPath(500, request.url), request, reply);
    } catch (err) {
      request.log.error({ err }, "the error page failed, too");
      return sendPlainError(reply, 500);
    }
  });
  app.setNotFoundHandler((request, reply) => sendPage(errorPath(404, request.url), request, reply));
});

/** The status of an error. A status outside 400 to 599, such as that of a thrown response, becomes 500. */
function errorStatus(error: Partial<FastifyError> | null): number {
  const status = error?.statusCode ?? 500;
  return status >= 400 && status <= 599 ? status : 500;
}

import type { FastifyError, FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { pathOf } from "#server/http/request-log.ts";
import { sendStatus } from "#server/http/send-status.ts";
import { findErrorPage } from "#shared/pages.ts";
import type { SendPage } from "./page-routes.ts";

/**
 * Answers an error with its status as plain text. A 500, or an error without a status, gets the 500 page. Details go
 * only to the log.
 */
export const errorHandler = fp(async (app: FastifyInstance, { sendPage }: { sendPage: SendPage }) => {
  app.setErrorHandler(async (error: Partial<FastifyError>, request, reply) => {
    const { statusCode = 500 } = error;
    // A thrown value can carry any status, such as 200. One that is not an error's counts as 500.
    const status = statusCode >= 400 && statusCode <= 599 ? statusCode : 500;
    // Drops the headers of the page or file that could not be sent. A stream has already written them to the raw
    // response.
    for (const name of Object.keys(reply.getHeaders())) {
      if (name === "connection") continue; // It may have to close.
      reply.removeHeader(name);
      reply.raw.removeHeader(name);
    }
    if (status < 500) return sendStatus(reply, status);
    request.log.error({ err: error, path: pathOf(request), status }, "request failed");
    if (status !== 500) return sendStatus(reply, status);
    try {
      return await sendPage(findErrorPage(500, request.url), request, reply);
    } catch (err) {
      request.log.error({ err }, "the error page failed as well");
      return sendStatus(reply, 500);
    }
  });
  // For a method without a route, or a missing file. The page routes answer all other paths with the 404 page.
  app.setNotFoundHandler((_request, reply) => sendStatus(reply, 404));
});

import { STATUS_CODES } from "node:http";
import type { FastifyError, FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { KeptPages } from "#server/render/kept-pages.ts";
import type { PageRenderer } from "#server/render/page-renderer.ts";
import { sendKeptPage } from "#server/render/send-kept-page.ts";

interface ErrorsOptions {
  renderer: PageRenderer;
  kept: KeptPages | null;
}

/** A failure of ours answers with the 500 page, a mistake of the client with its status; neither tells details. */
export const errors = fp(async (app: FastifyInstance, { renderer, kept }: ErrorsOptions) => {
  app.setErrorHandler(async (error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    reply.header("Cache-Control", "no-store");
    if (status < 500)
      return reply.code(status).type("text/plain; charset=utf-8").send(`${STATUS_CODES[status]}\n`);

    request.log.error({ err: error, url: request.url }, "the request failed");
    if (kept?.errorPage) return sendKeptPage(request, reply, kept.errorPage);
    try {
      const page = await renderer.renderError(new AbortController().signal);
      return reply.code(500).type("text/html; charset=utf-8").headers(page.headers).send(page.html);
    } catch (second) {
      request.log.error({ err: second }, "the error page failed, too");
      return reply.code(500).type("text/plain; charset=utf-8").send("Internal Server Error\n");
    }
  });
});

import type { FastifyError, FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { refuse } from "#server/http/refusals.ts";
import { sendKeptAnswer } from "#server/http/send-kept-answer.ts";
import type { KeptPages } from "#server/render/kept-pages.ts";
import type { PageRenderer } from "#server/render/page-renderer.ts";

interface ErrorsOptions {
  renderer: PageRenderer;
  kept: KeptPages | null;
}

/** A failure of ours answers with the 500 page, a mistake of the client with its status; neither tells details. */
export const errors = fp(async (app: FastifyInstance, { renderer, kept }: ErrorsOptions) => {
  app.setErrorHandler(async (thrown: FastifyError | null | undefined, request, reply) => {
    // Nobody is there any more to be answered, which is no failure.
    if (reply.raw.destroyed) return reply.hijack();

    const error: Partial<FastifyError> & { headers?: Record<string, string> } =
      thrown ?? new Error("nothing was thrown, not even an error");
    const status = error.statusCode ?? 500;
    // A refused connection is closed: what comes over it next would be ahead of the probes of load balancers.
    if (status === 503) reply.header("Retry-After", "1").header("Connection", "close");
    if (status === 416) reply.headers(error.headers ?? {});
    if (status !== 500) return refuse(reply, status);

    request.failure = error;
    if (kept?.errorPage) return sendKeptAnswer(request, reply, kept.errorPage);
    try {
      const page = await renderer.renderError(new AbortController().signal);
      return reply.code(500).type(page.type).headers(page.headers).send(page.html);
    } catch (second) {
      request.log.error({ err: second }, "the error page failed, too");
      return refuse(reply, 500);
    }
  });
});

import type { FastifyInstance } from "fastify";
import { sendPlainError } from "#server/http/send-plain-error.ts";
import { findErrorPage, pages } from "#shared/pages.ts";
import type { SendPage } from "./send-page.ts";

/**
 * Adds a route for each page, responses to other methods (RFC 9110, 15.5.6), redirects from trailing slashes, and
 * the 404 page for all other paths.
 */
export async function pageRoutes(app: FastifyInstance, { sendPage }: { sendPage: SendPage }) {
  for (const page of pages) {
    app.get(page.path, (request, reply) => sendPage(page, request, reply));
    app.options(page.path, (_request, reply) => reply.code(204).headers(allowed).send());
    app.route({
      method: ["DELETE", "PATCH", "POST", "PUT", "TRACE"],
      url: page.path,
      // Before the body arrives. A handler would run only when all of it is there.
      onRequest: async (_request, reply) => sendPlainError(reply.headers(allowed), 405),
      handler: () => {},
    });
    if (page.path === "/") continue;
    app.get(`${page.path}/`, (request, reply) => {
      reply.header("Cache-Control", "public, max-age=3600");
      return reply.redirect(request.url.replace(/^[^?]*/, page.path), 308);
    });
  }
  app.get("/*", (request, reply) => sendPage(findErrorPage(404, request.url), request, reply));
}

const allowed = { Allow: "GET, HEAD, OPTIONS", "Cache-Control": "no-store" };

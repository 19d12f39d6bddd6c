import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { oneHourCacheHeaders } from "#server/http/cache-control.ts";
import { sendStatus } from "#server/http/send-status.ts";
import { findErrorPage, type Page, pages } from "#shared/pages.ts";

/** Sends a page or an error page, with its status. */
export type SendPage = (page: Page, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Adds a route for each page, redirects from trailing slashes, and the 404 page for all other paths. */
export async function pageRoutes(app: FastifyInstance, { sendPage }: { sendPage: SendPage }) {
  for (const page of pages) {
    app.get(page.path, (request, reply) => sendPage(page, request, reply));
    addMethodNotAllowed(app, page.path);
    if (page.path === "/") continue;
    app.get(`${page.path}/`, (request, reply) => {
      reply.headers(oneHourCacheHeaders);
      return reply.redirect(request.url.replace(/^[^?]*/, page.path), 308);
    });
  }
  app.get("/*", (request, reply) => sendPage(findErrorPage(404, request.url), request, reply));
}

const allowHeaders = { Allow: "GET, HEAD, OPTIONS", "Cache-Control": "no-store" };

/** OPTIONS lists the methods of a page. DELETE, PATCH, POST, PUT and TRACE get 405 (RFC 9110, 15.5.6). */
function addMethodNotAllowed(app: FastifyInstance, path: string) {
  app.options(path, (_request, reply) => reply.code(204).headers(allowHeaders).send());
  app.route({
    method: ["DELETE", "PATCH", "POST", "PUT", "TRACE"],
    url: path,
    // Before the body is parsed: one with an invalid Content-Type would be refused with 415.
    onRequest: async (_request, reply) => sendStatus(reply.headers(allowHeaders), 405),
    handler: () => {},
  });
}

import type { FastifyInstance } from "fastify";
import { cacheForAnHour } from "#server/http/cache-control.ts";
import { addMethodNotAllowed } from "#server/http/method-not-allowed.ts";
import { findErrorPage, pages } from "#shared/pages.ts";
import type { SendPage } from "./send-page.ts";

/** Adds a route for each page, redirects from trailing slashes, and the 404 page for all other paths. */
export async function pageRoutes(app: FastifyInstance, { sendPage }: { sendPage: SendPage }) {
  for (const page of pages) {
    app.get(page.path, (request, reply) => sendPage(page, request, reply));
    addMethodNotAllowed(app, page.path);
    if (page.path === "/") continue;
    app.get(`${page.path}/`, (request, reply) => {
      reply.headers(cacheForAnHour);
      return reply.redirect(request.url.replace(/^[^?]*/, page.path), 308);
    });
  }
  app.get("/*", (request, reply) => sendPage(findErrorPage(404, request.url), request, reply));
}

import type { FastifyInstance } from "fastify";
import { sendPlainError } from "#server/plain-error.ts";
import { overload } from "#server/plugins/overload.ts";
import { errorPath, type SitePage } from "#shared/site-pages.ts";
import type { SendPage } from "./send-page.ts";

interface PageRoutesOptions {
  pages: readonly SitePage[];
  sendPage: SendPage;
  /** Whether each request renders its page, which can overload the process. */
  uncached: boolean;
}

/**
 * Adds a route for each page and its other methods (RFC 9110, 15.5.6), redirects from trailing slashes, and the
 * 404 page for all other paths.
 */
export async function pageRoutes(app: FastifyInstance, { pages, sendPage, uncached }: PageRoutesOptions) {
  if (uncached) await app.register(overload);

  for (const { path } of pages) {
    app.get(path, (request, reply) => sendPage(path, request, reply));
    app.options(path, (_request, reply) => reply.code(204).headers(allow).send());
    app.route({
      method: ["DELETE", "PATCH", "POST", "PUT", "TRACE"],
      url: path,
      // Before the body, which nobody reads.
      onRequest: async (_request, reply) => sendPlainError(reply.headers(allow), 405),
      handler: () => {},
    });
    if (path === "/") continue;
    app.get(`${path}/`, (request, reply) => {
      reply.header("Cache-Control", "public, max-age=3600");
      return reply.redirect(path + queryOf(request.url), 308);
    });
  }
  app.get("/*", (request, reply) => sendPage(errorPath(404, request.url), request, reply));
}

const allow = { Allow: "GET, HEAD, OPTIONS", "Cache-Control": "no-store" };

function queryOf(url: string): string {
  const start = url.indexOf("?");
  return start === -1 ? "" : url.slice(start);
}

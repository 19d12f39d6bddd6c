import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/**
 * Sends the trailing-slash forms of a page to its one address, query string kept (308, RFC 9110 section 15.4.9).
 * Only known paths are redirected to, so no `Location` can lead off the site.
 */
export const trailingSlash = fp(async (app: FastifyInstance, { paths }: { paths: readonly string[] }) => {
  const known = new Set(paths);
  app.addHook("onRequest", async (request, reply) => {
    const [, path, query = ""] = /^([^?]*?)\/+(\?.*)?$/.exec(request.url) ?? [];
    if (path === undefined || request.url === `/${query}`) return;
    const canonical = path || "/";
    if (known.has(canonical)) {
      reply.header("Cache-Control", "public, max-age=3600");
      return reply.redirect(canonical + query, 308);
    }
  });
});

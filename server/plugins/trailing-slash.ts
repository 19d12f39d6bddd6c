import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { pathOf } from "#server/http/request-target.ts";

/**
 * Sends the trailing-slash forms of a page to its one address, query string kept (308, RFC 9110 section 15.4.9).
 * Only known paths are redirected to, so no `Location` can lead off the site.
 */
export const trailingSlash = fp(async (app: FastifyInstance, { paths }: { paths: ReadonlySet<string> }) => {
  app.addHook("onRequest", (request, reply, done) => {
    const path = pathOf(request.url);
    const canonical = path.endsWith("/") && path !== "/" ? withoutTrailingSlashes(path) : path;
    if (canonical === path || !paths.has(canonical)) {
      done();
      return;
    }
    reply.header("Cache-Control", "public, max-age=3600");
    reply.redirect(canonical + request.url.slice(path.length), 308);
  });
});

function withoutTrailingSlashes(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end--;
  return path.slice(0, end);
}

import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { sendPlainError } from "#server/plain-error.ts";

/** The route of the 404 page. It takes every path that no other route takes. */
const anyPath = "/*";

/**
 * Answers OPTIONS. Refuses a method that the path has no route for with 405 (RFC 9110, 15.5.6), and an unknown
 * path with 404. It reads no body.
 */
export const allowedMethods = fp(async (app: FastifyInstance) => {
  const methodsOfRoute = new Map<string, Set<string>>();
  app.addHook("onRoute", ({ url, method }) => {
    if (url === anyPath) return;
    const methods = methodsOfRoute.get(url) ?? new Set();
    methodsOfRoute.set(url, methods);
    for (const each of [method].flat()) methods.add(each);
  });

  app.addHook("onRequest", (request, reply, done) => {
    const route = request.routeOptions.url;
    if (route !== undefined && route !== anyPath) return done();
    const [path = ""] = request.url.split("?", 1);
    // A file's route is that of its folder, such as /assets/*.
    const methods = methodsOfRoute.get(path) ?? methodsOfRoute.get(path.replace(/[^/]*$/, "*"));
    if (!methods && route === anyPath) return done();

    if (methods) reply.header("Allow", [...new Set(methods).add("OPTIONS")].sort().join(", "));
    if (methods && request.method === "OPTIONS")
      return reply.code(204).header("Cache-Control", "no-store").send();
    sendPlainError(reply.header("Connection", "close"), methods ? 405 : 404);
  });
});

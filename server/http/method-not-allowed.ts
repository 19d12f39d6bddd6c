import type { FastifyInstance } from "fastify";
import { sendStatus } from "./send-status.ts";

const headers = { Allow: "GET, HEAD, OPTIONS", "Cache-Control": "no-store" };

/** Answers OPTIONS for a page with its methods, and the others that Fastify routes with 405 (RFC 9110, 15.5.6). */
export function addMethodNotAllowed(app: FastifyInstance, path: string) {
  app.options(path, (_request, reply) => reply.code(204).headers(headers).send());
  app.route({
    method: ["DELETE", "PATCH", "POST", "PUT", "TRACE"],
    url: path,
    // Before the body arrives. A handler would run only when all of it is there.
    onRequest: async (_request, reply) => sendStatus(reply.headers(headers), 405),
    handler: () => {},
  });
}

import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { securityHeaders } from "#server/http/security-headers.ts";

/** Puts the security headers on every answer that brings none of its own. */
export const securityHeadersPlugin = fp(async (app: FastifyInstance, { siteUrl }: { siteUrl: string }) => {
  const common = Object.entries(securityHeaders(siteUrl));
  app.addHook("onSend", (_request, reply, payload, done) => {
    for (const [name, value] of common) if (!reply.hasHeader(name)) reply.header(name, value);
    done(null, payload);
  });
});

import type { Duplex } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { rawAnswer, refuse } from "#server/http/refusals.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { allowedMethods } from "./methods.ts";

/** Browsers send some twenty fields, proxies add as many. */
const maxHeaderFields = 100;

/** RFC 9110, section 7.2; the name itself is not looked at closer, for nothing is made of it. */
const hostPattern = /^(?:[\w.~%!$&'()*+,;=-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * What HTTP/1.1 asks of every request, and Node lets pass.
 * Node is told to leave `Host` to this plugin, and to join fields that came twice: two hosts are none.
 * @see https://www.rfc-editor.org/rfc/rfc9112
 */
export const protocol = fp(async (app: FastifyInstance, { siteUrl }: { siteUrl: string }) => {
  app.addHook("onRequest", (request, reply, done) => {
    if (request.raw.rawHeaders.length > 2 * maxHeaderFields) refuse(reply.header("Connection", "close"), 431);
    else if (!isConforming(request)) refuse(reply.header("Connection", "close"), 400);
    else done();
  });

  const headers = securityHeaders(siteUrl);
  const { server } = app;
  server.on("checkExpectation", (_request, response) => {
    const own = { Connection: "close", "Cache-Control": "no-store", "Content-Length": 0 };
    response.writeHead(417, { ...headers, ...own }).end();
  });
  // No body is ever wanted, so none is asked for with 100: the final answer comes at once (RFC 9110, 10.1.1).
  server.on("checkContinue", (request, response) => server.emit("request", request, response));
  server.on("connect", (_request, socket: Duplex) => {
    socket.end(rawAnswer(405, { ...headers, Allow: allowedMethods }), () => socket.destroy());
  });
});

function isConforming({ raw, method, originalUrl }: FastifyRequest): boolean {
  // 505 would fit, too, but a status of 500 and above shall mean that something is wrong with the server.
  if (raw.httpVersionMajor !== 1) return false;
  if (originalUrl.startsWith("*") && method !== "OPTIONS") return false;
  const { host } = raw.headers;
  // Only HTTP/1.0 knows requests without a host; some load balancers ask for their probes so.
  return host === undefined ? raw.httpVersionMinor === 0 : hostPattern.test(host);
}

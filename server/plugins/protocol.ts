import type { Duplex } from "node:stream";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { allowedMethods } from "./methods.ts";
import { rawAnswer, refuse } from "./refusals.ts";
import { securityHeaders } from "./security-headers.ts";

/** Browsers send some twenty fields, proxies add as many. */
const maxHeaderFields = 100;

/** RFC 9110, section 7.2; registered names are not looked at closer, for nothing is made of them. */
const hostPattern = /^(?:[\w.~%!$&'()*+,;=-]*|\[[\da-f:.]+\])(?::\d{0,5})?$/i;

/**
 * What HTTP/1.1 asks of every request, and Node lets pass.
 * Node is told to leave `Host` to this plugin, and to join fields that came twice: two hosts are none.
 * @see https://www.rfc-editor.org/rfc/rfc9112
 */
export const protocol = fp(async (app: FastifyInstance, { siteUrl }: { siteUrl: string }) => {
  app.addHook("onRequest", (request, reply, done) => {
    const { raw } = request;
    const { host } = raw.headers;
    // 505 would fit, too, but a status of 500 and above shall mean that something is wrong with the server.
    if (raw.httpVersionMajor !== 1) refuse(reply.header("Connection", "close"), 400);
    else if (raw.rawHeaders.length > 2 * maxHeaderFields) refuse(reply.header("Connection", "close"), 431);
    // Only HTTP/1.0 knows requests without a host; some load balancers ask for their probes so.
    else if (host === undefined ? raw.httpVersionMinor > 0 : !hostPattern.test(host)) {
      refuse(reply.header("Connection", "close"), 400);
    } else if (request.originalUrl === "*" && request.method !== "OPTIONS") refuse(reply, 400);
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

import { STATUS_CODES } from "node:http";
import type { FastifyReply, FastifyServerOptions } from "fastify";
import { securityHeaders } from "./plugins/security-headers.ts";

/** Answers with the status and its name as plain text. The text contains nothing from the request. */
export function sendPlainError(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header("Cache-Control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${STATUS_CODES[status]}\n`);
}

const statusOfParserError: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/**
 * Handlers for requests that reach no route or hook: paths that cannot be decoded, and requests that Node's
 * parser refuses. The responses have the security headers.
 * @param siteUrl the public origin.
 */
export function earlyErrorHandlers(siteUrl: string) {
  const headers = securityHeaders(siteUrl);
  return {
    frameworkErrors(error, _request, reply) {
      sendPlainError(reply.headers(headers), error.statusCode ?? 400);
    },
    clientErrorHandler(error, socket) {
      if (!socket.writable || error.code === "ECONNRESET") {
        socket.destroy();
        return;
      }
      socket.end(rawError(statusOfParserError[error.code] ?? 400, headers));
    },
  } satisfies Pick<FastifyServerOptions, "frameworkErrors" | "clientErrorHandler">;
}

/** A whole HTTP/1.1 response as text. */
function rawError(status: number, headers: Record<string, string>): string {
  const body = `${STATUS_CODES[status]}\n`;
  const lines = Object.entries({
    ...headers,
    Connection: "close",
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(body.length),
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

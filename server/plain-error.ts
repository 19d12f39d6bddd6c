import type { Socket } from "node:net";
import type { FastifyReply, FastifyServerOptions } from "fastify";
import type { RequestLog } from "./plugins/request-log.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { responsesInFlight } from "./plugins/unanswered-requests.ts";

// An import of node:http would read all its exports at start. Some of them load Node's whole fetch.
const { STATUS_CODES } = process.getBuiltinModule("node:http");

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
export function earlyErrorHandlers(siteUrl: string, log: RequestLog) {
  const headers = securityHeaders(siteUrl);
  return {
    frameworkErrors(error, request, reply) {
      reply.raw.once("finish", () => log.requestCompleted(null, request, reply));
      sendPlainError(reply.headers(headers), error.statusCode ?? 400);
    },
    clientErrorHandler(error, socket) {
      if (!socket.writable || error.code === "ECONNRESET" || !isNextAnswer(socket)) {
        socket.destroy();
        return;
      }
      socket.write(rawError(statusOfParserError[error.code] ?? 400, headers));
      // Unlike end(), this does not wait for the client's end, which may never come.
      socket.destroySoon();
    },
  } satisfies Pick<FastifyServerOptions, "frameworkErrors" | "clientErrorHandler">;
}

/**
 * Whether a refusal would be read as the answer to the request that is refused. Otherwise it would be read as
 * an answer to a request before it, or as a part of one.
 */
function isNextAnswer(socket: Socket): boolean {
  return [...responsesInFlight(socket)].every(({ req, headersSent }) => !req.complete && !headersSent);
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

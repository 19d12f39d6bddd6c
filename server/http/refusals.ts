import { STATUS_CODES } from "node:http";
import type { FastifyReply, FastifyServerOptions } from "fastify";
import { answerOf } from "./answer-of.ts";
import { securityHeaders } from "./security-headers.ts";

/** How long a client that is still sending may take to read why it is refused, in milliseconds (RFC 9112, 9.6). */
const lingerMs = 300;

const statusOfParserError: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers with a status and its name, and with nothing that the request brought along. */
export function refuse(reply: FastifyReply, status: number): FastifyReply {
  return reply
    .code(status)
    .header("Cache-Control", "no-store")
    .type("text/plain; charset=utf-8")
    .send(`${STATUS_CODES[status]}\n`);
}

/**
 * The answers to what never becomes a request: a path that cannot be decoded, bytes that are not HTTP, and requests
 * that take too long to arrive. Fastify and Node would give them no security headers, and Fastify echoes the path.
 * @param siteUrl the public origin.
 */
export function refusalHandlers(
  siteUrl: string,
): Required<Pick<FastifyServerOptions, "frameworkErrors" | "clientErrorHandler">> {
  const headers = securityHeaders(siteUrl);
  return {
    frameworkErrors(error, _request, reply) {
      refuse(reply.headers(headers), error.statusCode ?? 400);
    },
    clientErrorHandler(error, socket) {
      // The parser tells of each further piece of a request that it has given up.
      if (!socket.writable || socket.writableEnded) return;
      if (error.code === "ECONNRESET" || answerOf(socket)?.headersSent) {
        socket.destroy();
        return;
      }
      const status = statusOfParserError[error.code] ?? 400;
      socket.end(rawAnswer(status, headers));
      // Closed at once, the connection would be reset, and the answer be lost to a client that has not read it yet.
      setTimeout(() => socket.destroy(), status === 408 ? 0 : lingerMs).unref();
    },
  };
}

/** A whole answer, for a connection that is closed after it. */
export function rawAnswer(status: number, headers: Record<string, string>): string {
  const body = `${STATUS_CODES[status]}\n`;
  const all = {
    ...headers,
    Date: new Date().toUTCString(),
    Connection: "close",
    "Cache-Control": "no-store",
    "Content-Type": "text/plain; charset=utf-8",
    "Content-Length": String(body.length),
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`;
}

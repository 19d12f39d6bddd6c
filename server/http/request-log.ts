import type { IncomingMessage } from "node:http";
import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/**
 * Logs each response at level debug, and each that broke off as an error, unless the client has disconnected. It logs
 * no query strings and no IP addresses. The error handler logs other errors with their cause.
 * @see https://fastify.dev/docs/latest/Reference/Server/#logcontroller
 */
export class RequestLogController extends LogController {
  override incomingRequest() {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { statusCode: status, elapsedTime } = reply;
    const line = { method: request.method, path: pathOf(request), status, ms: Math.round(elapsedTime) };
    request.log.debug(line, "request");
  }

  override streamError(err: NodeJS.ErrnoException, request: FastifyRequest) {
    const line = { method: request.method, path: pathOf(request), err };
    if (err.code === "ERR_STREAM_PREMATURE_CLOSE") request.log.debug(line, "client disconnected");
    else request.log.error(line, "response broke off");
  }
}

// Nobody can be told that the log itself has failed.
process.stdout.on("error", () => {});

/**
 * Standard output, for the log. While its disk is full, or nobody reads its pipe, lines are dropped and the server
 * keeps running. pino's own destination would end the process or block it.
 */
export const lossyStdout = {
  write(line: string) {
    const { stdout } = process;
    if (stdout.writableLength < stdout.writableHighWaterMark) stdout.write(line);
  },
};

let requests = 0;

/** Uses a proxy's `X-Request-Id` if it is short and harmless, so that all logs share the id. */
export function createRequestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w.:/+=-]{1,128}$/.test(given) ? given : `req-${++requests}`;
}

/** The path of a request without its query, which may contain personal data. */
export function pathOf({ url }: Pick<FastifyRequest, "url">): string {
  return url.split("?", 1)[0] ?? url;
}

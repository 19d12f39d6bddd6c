import { type FastifyReply, type FastifyRequest, LogController } from "fastify";

/** A request that takes at least so many milliseconds is logged as slow. */
const slowMs = 500;

/**
 * Logs one line for each response: an error for 5xx, a warning for slow ones, all others at level debug. Query strings
 * and addresses are not logged. A client that disconnects is no error.
 * @see https://fastify.dev/docs/latest/Reference/Server/#logcontroller
 */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { statusCode: status, elapsedTime } = reply;
    const ms = Math.round(elapsedTime * 10) / 10;
    const line = { method: request.method, path: pathOf(request.url), status, ms };
    if (status >= 500) request.log.error(line, "request failed");
    else if (elapsedTime >= slowMs) request.log.warn(line, "request was slow");
    else request.log.debug(line, "request");
  }

  override streamError(err: NodeJS.ErrnoException, request: FastifyRequest) {
    const line = { method: request.method, path: pathOf(request.url), err };
    if (err.code === "ERR_STREAM_PREMATURE_CLOSE") request.log.debug(line, "client disconnected");
    else request.log.error(line, "response broke off");
  }
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? url;
}

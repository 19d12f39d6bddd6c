import { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyReply {
    /** Milliseconds until the server had done its part of the response. Null before that. */
    readyAfter: number | null;
  }
}

/** A request that takes this long or longer is logged as slow. Milliseconds. */
const slowMs = 500;

/**
 * Notes when a response is ready, so that a client that reads slowly does not make the server look slow. A file
 * is ready when it begins. A streamed page is ready later, when it is rendered.
 */
export const responseTime = fp(async (app: FastifyInstance) => {
  app.decorateReply("readyAfter", null);
  app.addHook("onSend", (_request, reply, _payload, done) => {
    reply.readyAfter = reply.elapsedTime;
    done();
  });
});

/**
 * Logs one line for each response: 5xx as errors, slow ones as warnings, all others at level debug. It logs
 * no query strings and no addresses. A client's disconnect is not logged as an error. Nor is each request that
 * an overloaded server refuses.
 * @see https://fastify.dev/docs/latest/Reference/Server/#logcontroller
 */
export class RequestLog extends LogController {
  override incomingRequest() {}

  override requestCompleted(_error: unknown, request: FastifyRequest, reply: FastifyReply) {
    const { statusCode: status, readyAfter, elapsedTime, overloaded } = reply;
    const took = readyAfter ?? elapsedTime;
    const ms = Math.round(took * 10) / 10;
    const line = { method: request.method, path: pathOf(request.url), status, ms };
    if (overloaded) request.log.debug(line, "request refused");
    else if (status >= 500) request.log.error(line, "request failed");
    else if (took >= slowMs) request.log.warn(line, "request was slow");
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

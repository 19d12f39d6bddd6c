import type { ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/** How many requests of one connection may wait for their responses. Browsers and proxies send one at a time. */
export const maxUnanswered = 16;

const inFlight = new WeakMap<Socket, Set<ServerResponse>>();

/** The unfinished responses of a connection. There are several if its client does not wait for one (pipelining). */
export function responsesInFlight(socket: Socket): ReadonlySet<ServerResponse> {
  return inFlight.get(socket) ?? new Set();
}

/**
 * Ends a connection that has too many unanswered requests. Otherwise a client that sends thousands and reads
 * nothing would fill the memory with responses.
 */
export const unansweredRequests = fp(async (app: FastifyInstance) => {
  // Node's event comes before Fastify's hooks, and also for paths that cannot be decoded.
  app.server.prependListener("request", ({ socket }, response) => {
    const responses = inFlight.get(socket) ?? new Set();
    inFlight.set(socket, responses.add(response));
    response.once("close", () => responses.delete(response));
    if (responses.size > maxUnanswered) socket.destroy();
  });
  // Node's parser emits all requests of a chunk, also those behind the one that ended the connection.
  app.addHook("onRequest", (request, reply, done) => {
    if (request.socket.destroyed) reply.hijack();
    else done();
  });
});

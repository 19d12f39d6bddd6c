import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/** How many requests of one connection may wait for their responses. Browsers and proxies send one at a time. */
export const maxUnanswered = 16;

/**
 * Ends a connection that has too many unanswered requests. Otherwise a client that sends thousands and reads
 * nothing would fill the memory with responses. A proxy limits the number of connections.
 */
export const unansweredRequests = fp(async (app: FastifyInstance) => {
  const unanswered = new WeakMap<Socket, number>();
  const count = (socket: Socket, change: number) => {
    const number = (unanswered.get(socket) ?? 0) + change;
    unanswered.set(socket, number);
    return number;
  };
  // Node's event comes before Fastify's hooks, and also for paths that cannot be decoded.
  app.server.prependListener("request", ({ socket }, response) => {
    response.once("close", () => count(socket, -1));
    if (count(socket, 1) > maxUnanswered) socket.destroy();
  });
  // Node's parser emits all requests of a chunk, also those behind the one that ended the connection.
  app.addHook("onRequest", (request, reply, done) => {
    if (request.socket.destroyed) reply.hijack();
    else done();
  });
});

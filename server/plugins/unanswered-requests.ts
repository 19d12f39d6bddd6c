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
  app.addHook("onRequest", ({ socket }, reply, done) => {
    const number = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, number);
    if (number > maxUnanswered) socket.destroy();
    // Node's parser emits all requests of a chunk, also those behind the one that ended the connection.
    if (socket.destroyed) reply.hijack();
    else done();
  });
  app.addHook("onResponse", ({ socket }, _reply, done) => {
    unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    done();
  });
});

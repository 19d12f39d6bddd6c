import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";

/** How many requests on one connection may await their responses. Browsers and proxies send one at a time. */
export const maxUnanswered = 16;

/**
 * Closes a connection that has too many unanswered requests. Otherwise a client that sends thousands and reads
 * nothing would fill the memory with responses. Limiting the number of connections is left to a proxy.
 */
export const pipeliningLimit = fp(async (app: FastifyInstance) => {
  const unanswered = new WeakMap<Socket, number>();
  app.addHook("onRequest", ({ socket }, reply, done) => {
    const number = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, number);
    if (number > maxUnanswered) socket.destroy();
    // Node's parser emits all requests in a chunk, including those after the one that closed the connection.
    if (socket.destroyed) reply.hijack();
    else done();
  });
  app.addHook("onResponse", ({ socket }, _reply, done) => {
    unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    done();
  });
});

import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";

/** How many requests on one connection may await their responses. Browsers and proxies send one at a time. */
export const maxUnanswered = 16;

/** How long a client may take to receive one response, in milliseconds. */
const maxDuration = 120_000;

/** The unanswered requests of each connection. The first one is being answered. */
const queues = new WeakMap<Socket, (() => void)[]>();

/**
 * Answers the requests of a connection one at a time, so that a client that reads nothing holds one file or page. Closes
 * a connection with too many requests, or with a response that is not received in time: Node's own timeouts end only
 * connections without any traffic. Limiting the number of connections is left to a proxy.
 * @param answer called when all earlier requests on the connection have their responses.
 */
export function answerInTurn({ socket, headers }: FastifyRequest, reply: FastifyReply, answer: () => void) {
  // Node drops the bytes that arrive together with such a request.
  if (headers.upgrade) reply.header("connection", "close");
  const queue = queues.get(socket) ?? [];
  queues.set(socket, queue);
  const start = () => {
    answer();
    const isSent = reply.raw.writableEnded && socket.writableLength === 0;
    const deadline = isSent ? undefined : setTimeout(() => socket.destroy(), maxDuration);
    reply.raw.on("close", () => {
      clearTimeout(deadline);
      queue.shift();
      // A connection that is being closed sends no other response.
      if (socket.writable) queue[0]?.();
    });
  };
  if (queue.push(start) > maxUnanswered) socket.destroy();
  // Node's parser emits all requests in a chunk, including those after the one that closed the connection.
  if (socket.destroyed) reply.hijack();
  else if (queue.length === 1) start();
}

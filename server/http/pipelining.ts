import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";

/**
 * How many requests on one connection may await their responses. Browsers and proxies send one at a time over
 * HTTP/1.1.
 */
const maxPipelined = 16;

/** The requests of each connection that await their responses. */
const pendingRequests = new WeakMap<Socket, Set<FastifyRequest>>();

/**
 * Closes a connection with too many pending requests: a client that reads nothing cannot make the server keep many
 * responses. Limiting the number of connections is left to a proxy.
 * @param next continues with the request
 * @see https://www.rfc-editor.org/rfc/rfc9112#name-pipelining
 */
export function limitPipelining(request: FastifyRequest, reply: FastifyReply, next: () => void) {
  const { socket } = request;
  const pending = pendingRequests.get(socket) ?? new Set();
  pendingRequests.set(socket, pending.add(request));
  reply.raw.once("close", () => pending.delete(request));
  if (pending.size > maxPipelined) socket.destroy();
  // Node's parser emits all requests in a chunk, including those after the one that closed the connection. Fastify
  // must not answer them.
  if (socket.destroyed) reply.hijack();
  else next();
}

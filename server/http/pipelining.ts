import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastq from "fastq";

/**
 * How many requests on one connection may await their responses. Browsers and proxies send one at a time over
 * HTTP/1.1.
 */
const maxPipelined = 16;

/** How long one response may take to be sent, in milliseconds. */
const responseTimeout = 120_000;

type PendingRequest = { reply: FastifyReply; next: () => void };

/** The pending requests of each connection. */
const queues = new WeakMap<Socket, fastq.queue<PendingRequest>>();

/**
 * Processes pipelined requests one at a time, so that a client that reads nothing makes the server keep one file or
 * page, not many. Closes a connection with too many of them, or with a response that is not received in time: Node's
 * own timeouts end only connections without any traffic. Limiting the number of connections is left to a proxy.
 * @param next continues with the request, once all earlier ones on the connection have their responses
 * @see https://www.rfc-editor.org/rfc/rfc9112#name-pipelining
 */
export function limitPipelining({ socket, headers }: FastifyRequest, reply: FastifyReply, next: () => void) {
  // After a request to upgrade, Node ignores further data on the connection.
  if (headers.upgrade) reply.header("connection", "close");
  const queue = queues.get(socket) ?? fastq(processRequest, 1);
  queues.set(socket, queue);
  const pending = queue.running() + queue.length();
  if (pending >= maxPipelined) socket.destroy();
  // Node's parser emits all requests in a chunk, including those after the one that closed the connection. Fastify
  // must not answer them.
  if (socket.destroyed) reply.hijack();
  else queue.push({ reply, next });
}

/** Continues with a request. The next one follows when its response is sent. */
function processRequest({ reply, next }: PendingRequest, done: (error: null) => void) {
  const { socket } = reply.request;
  const deadline = setTimeout(() => socket.destroy(), responseTimeout);
  reply.raw.once("close", () => {
    clearTimeout(deadline);
    if (socket.writable) done(null);
    // The connection is closing: the remaining requests are never answered.
    else queues.get(socket)?.kill();
  });
  next();
}

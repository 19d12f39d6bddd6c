import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import fastq from "fastq";

/** How many requests on one connection may await their responses. Browsers and proxies send one at a time. */
const maxUnanswered = 16;

/** How long a client may take to receive one response, in milliseconds. */
const maxDuration = 120_000;

type Turn = { reply: FastifyReply; answer: () => void };

/** The unanswered requests of each connection. */
const queues = new WeakMap<Socket, fastq.queue<Turn>>();

/**
 * Answers the requests of a connection one at a time, so that a client that reads nothing holds one file or page. Closes
 * a connection with too many requests, or with a response that is not received in time: Node's own timeouts end only
 * connections without any traffic. Limiting the number of connections is left to a proxy.
 * @param answer goes on with the request. It is called when all earlier requests on the connection have their responses.
 */
export function answerInTurn({ socket, headers }: FastifyRequest, reply: FastifyReply, answer: () => void) {
  // Node drops what a client sends after a request to upgrade.
  if (headers.upgrade) reply.header("connection", "close");
  const queue = queues.get(socket) ?? fastq(takeTurn, 1);
  queues.set(socket, queue);
  if (queue.running() + queue.length() === maxUnanswered) socket.destroy();
  // Node's parser emits all requests in a chunk, including those after the one that closed the connection.
  if (socket.destroyed) reply.hijack();
  else queue.push({ reply, answer });
}

/** Answers a request. Its turn ends when the response is sent. */
function takeTurn({ reply, answer }: Turn, done: (error: null) => void) {
  const { socket } = reply.request;
  const deadline = setTimeout(() => socket.destroy(), maxDuration);
  reply.raw.once("close", () => {
    clearTimeout(deadline);
    // If the connection is closing, the others are never answered.
    if (socket.writable) done(null);
  });
  answer();
}

import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { answerOf } from "#server/http/answer-of.ts";
import type { Lifecycle } from "#server/lifecycle.ts";

/** How often connections that nobody waits on are looked for while the server closes, in milliseconds. */
const sweepMs = 50;

/**
 * While the process drains, each answer says `Connection: close` (RFC 9112, 9.6), so that clients and load balancers
 * take their next request elsewhere. Once it closes, it waits for the answers under way and for nothing else, half a request
 * included.
 * @see https://github.com/fastify/fastify/issues/7044
 */
export const draining = fp(async (app: FastifyInstance, { lifecycle }: { lifecycle: Lifecycle }) => {
  app.addHook("onRequest", (_request, reply, done) => {
    if (lifecycle.phase === "draining") reply.raw.shouldKeepAlive = false;
    done();
  });

  const sockets = new Set<Socket>();
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("preClose", async () => {
    lifecycle.phase = "draining";
    // For Node a connection is idle after an answer alone: not before its first request, nor within one.
    const sweep = setInterval(() => {
      for (const socket of sockets) if (!answerOf(socket) && !socket.writableEnded) socket.destroy();
    }, sweepMs);
    app.server.once("close", () => clearInterval(sweep));
  });
});

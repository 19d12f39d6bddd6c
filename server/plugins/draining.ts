import type { Socket } from "node:net";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { Lifecycle } from "#server/lifecycle.ts";

/** How often connections that have fallen idle are looked for while the server closes, in milliseconds. */
const sweepMs = 50;

/**
 * While the process drains, each answer says `Connection: close` (RFC 9112, 9.6), so that clients and load balancers
 * take their next request elsewhere. Once it closes, it waits for the answers under way and for nothing else.
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
    // Node does not count a connection as idle before its first request.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs);
    app.server.once("close", () => clearInterval(sweep));
  });
});

import type { Socket } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the server is to get no new traffic. */
    draining: boolean;
    /** Makes /readyz answer 503, and every response close its connection. */
    drain(): void;
  }
}

/**
 * While the server drains, every response says `Connection: close` (RFC 9112, 9.6), so that clients and load balancers
 * send their next request elsewhere. While it closes, only requests with a response in flight are waited for.
 */
export const gracefulShutdown = fp(async (app: FastifyInstance) => {
  app.decorate("draining", false);
  app.decorate("drain", () => {
    app.draining = true;
  });

  let closing = false;
  const sockets = new Set<Socket>();
  const inFlight = new Set<FastifyRequest>();
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  app.addHook("onRequest", (request, reply, done) => {
    if (app.draining) reply.header("Connection", "close");
    inFlight.add(request);
    reply.raw.once("close", () => {
      inFlight.delete(request);
      if (closing) app.server.closeIdleConnections();
    });
    done();
  });
  app.addHook("preClose", async () => {
    app.drain();
    closing = true;
    // Node's closeIdleConnections() leaves connections open that have not sent a whole request yet.
    const busy = new Set([...inFlight].map((request) => request.socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  });
});

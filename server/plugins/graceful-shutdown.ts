import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import type { Config } from "#server/config.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the server should get no new traffic. */
    draining: boolean;
    /** Makes /readyz answer 503 and every response close its connection. */
    drain(): void;
  }
}

/**
 * Ends the process on SIGTERM and SIGINT. The server keeps serving for DRAIN_MS while load balancers notice,
 * then finishes the responses in flight. A second signal ends the process at once. So does the deadline,
 * SHUTDOWN_MS after the drain. An uncaught exception closes the server without the drain.
 */
export function shutDownOnSignal(app: FastifyInstance, { DRAIN_MS, SHUTDOWN_MS }: Config) {
  closeWithGrace({ delay: DRAIN_MS + SHUTDOWN_MS, logger: app.log }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, "uncaught error");
    else {
      app.log.info({ signal, drainMs: DRAIN_MS }, "draining");
      app.drain();
      await sleep(DRAIN_MS);
    }
    await app.close();
    app.log.info("closed");
  });
}

/**
 * While the server drains, every response says `Connection: close` (RFC 9112, 9.6), so that clients and load
 * balancers send their next request elsewhere. While it closes, it waits only for responses in flight.
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
    // Node's closeIdleConnections() keeps connections that have not sent a whole request yet.
    const busy = new Set([...inFlight].map((request) => request.socket));
    for (const socket of sockets) if (!busy.has(socket)) socket.destroy();
  });
});

import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace, { type Options } from "close-with-grace";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { Config } from "#server/config.ts";
import { responsesInFlight } from "./unanswered-requests.ts";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the server should get no new traffic. */
    draining: boolean;
    /** Makes /readyz answer 503 and every response close its connection. */
    drain(): void;
    /** Ends all connections. Returns how many of them had a response in flight. */
    dropConnections(): number;
  }
}

/**
 * Ends the process on SIGTERM and SIGINT. The server keeps serving for DRAIN_MS while load balancers notice,
 * then finishes the responses in flight. After SHUTDOWN_MS it drops them. A second signal ends the process at
 * once. An uncaught exception closes the server without the drain.
 */
export function shutDownOnSignal(app: FastifyInstance, { DRAIN_MS, SHUTDOWN_MS }: Config) {
  const options: Options = {
    logger: app.log,
    // A second after the deadline, the process ends even if a plugin does not close.
    delay: DRAIN_MS + SHUTDOWN_MS + 1000,
    // After these signals the process is broken, and a handler in JavaScript could make it hang.
    skip: ["SIGABRT", "SIGBUS", "SIGFPE", "SIGILL", "SIGSEGV", "SIGTRAP"],
  };
  closeWithGrace(options, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, "uncaught error");
    else {
      app.log.info({ signal, drainMs: DRAIN_MS }, "draining");
      app.drain();
      await sleep(DRAIN_MS);
    }
    setTimeout(() => {
      const dropped = app.dropConnections();
      if (dropped === 0) return;
      app.log.error({ connections: dropped }, "responses were not finished in time");
      process.exit(1);
    }, SHUTDOWN_MS);
    await app.close();
    app.log.info("closed");
  });
}

/**
 * While the server drains, every response says `Connection: close` (RFC 9112, 9.6), so that clients and load
 * balancers send their next request elsewhere. While it closes, it waits only for responses in flight.
 */
export const gracefulShutdown = fp(async (app: FastifyInstance) => {
  const sockets = new Set<Socket>();
  app.server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  const isBusy = (socket: Socket) => responsesInFlight(socket).size > 0;

  app.decorate("draining", false);
  app.decorate("drain", () => {
    if (app.draining) return;
    app.draining = true;
    app.server.prependListener("request", (_request, response) => response.setHeader("Connection", "close"));
    // As Node answers an unknown expectation without a listener.
    app.server.on("checkExpectation", (_request, response) =>
      response.writeHead(417, { Connection: "close" }).end(),
    );
  });
  app.decorate("dropConnections", () => {
    const busy = [...sockets].filter(isBusy);
    for (const socket of sockets) socket.destroy();
    return busy.length;
  });
  app.addHook("preClose", async () => {
    app.drain();
    // Node's closeIdleConnections() keeps connections that have not sent a whole request yet.
    for (const socket of sockets) {
      if (!isBusy(socket)) socket.destroy();
      for (const response of responsesInFlight(socket))
        response.once("close", () => isBusy(socket) || socket.destroySoon());
    }
  });
});

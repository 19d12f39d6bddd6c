import { setTimeout as sleep } from "node:timers/promises";
import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";

/**
 * Ends the process on SIGTERM, SIGINT and the other signals that close-with-grace handles. The server keeps serving
 * for DRAIN_MS, while load balancers notice, then finishes the responses in flight. After SHUTDOWN_MS it drops the
 * rest. A second signal ends the process at once. An uncaught exception or rejection closes the server without
 * draining.
 */
export function shutDownOnSignal(app: FastifyInstance, { DRAIN_MS, SHUTDOWN_MS }: Config) {
  // One second after the deadline, the process ends even if a plugin has not closed.
  closeWithGrace({ logger: app.log, delay: DRAIN_MS + SHUTDOWN_MS + 1000 }, async ({ err, signal }) => {
    if (err) app.log.fatal({ err }, "uncaught error");
    else {
      app.log.info({ signal, drainMs: DRAIN_MS }, "draining");
      app.draining = true;
      // This makes clients and load balancers send their next request elsewhere (RFC 9112, 9.6).
      app.server.prependListener("request", (_request, response) =>
        response.setHeader("Connection", "close"),
      );
      await sleep(DRAIN_MS);
    }
    setTimeout(() => {
      app.log.warn("SHUTDOWN_MS elapsed: remaining connections dropped");
      app.server.closeAllConnections();
    }, SHUTDOWN_MS).unref();
    // Ends each connection after the response that is being sent. Otherwise, keep-alive clients could hold it open.
    app.server.keepAliveTimeout = 1;
    await app.close();
    app.log.info("closed");
  });
}

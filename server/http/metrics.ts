import Fastify, { type FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import { collectDefaultMetrics, Histogram, Registry } from "prom-client";

/**
 * Serves Prometheus metrics on a separate port: request durations in seconds by route and status, and
 * prom-client's Node metrics (event loop, memory, garbage collection).
 * @see https://prometheus.io/docs/practices/naming/
 */
export const metrics = fp(async (app: FastifyInstance, { host, port }: { host: string; port: number }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the request's headers to the last byte of the response.",
    labelNames: ["route", "status"],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  app.addHook("onRequest", (request, reply, done) => {
    reply.raw.once("close", () => {
      const status = reply.raw.writableFinished ? reply.statusCode : "aborted";
      // The route, not the path, because each label value creates a time series.
      duration.observe({ route: request.routeOptions.url ?? "other", status }, reply.elapsedTime / 1000);
    });
    done();
  });

  const server = Fastify({ forceCloseConnections: true });
  server.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  );
  app.addHook("onReady", async () => {
    app.log.info({ address: await server.listen({ host, port }) }, "metrics are served");
  });
  app.addHook("onClose", () => server.close());
});

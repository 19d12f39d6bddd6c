import { createServer } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import fp from "fastify-plugin";
import { Counter, collectDefaultMetrics, Histogram, Registry } from "prom-client";
import { pathOf } from "#server/http/request-target.ts";
import type { KeptPages } from "#server/render/kept-pages.ts";

interface MetricsOptions {
  host: string;
  port: number;
  paths: ReadonlySet<string>;
  kept: KeptPages | null;
}

/**
 * Prometheus metrics on a port of their own, which no load balancer shows to the world: requests and their durations
 * by route and status, how pages were answered, and what prom-client tells of Node (event loop, memory, collector).
 * @see https://prometheus.io/docs/practices/naming/
 */
export const metrics = fp(async (app: FastifyInstance, { host, port, paths, kept }: MetricsOptions) => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: "http_request_duration_seconds",
    help: "From the request's headers to the last byte of the answer.",
    labelNames: ["route", "status"],
    buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  new Counter({
    name: "page_cache_requests_total",
    help: "Requests for pages that were answered from kept bytes (hit) or by a render of their own (miss).",
    labelNames: ["result"],
    registers,
    collect() {
      this.reset();
      this.inc({ result: "hit" }, kept?.hits ?? 0);
      this.inc({ result: "miss" }, kept?.misses ?? 0);
    },
  });

  const routeOf = routeLabels(paths);
  app.addHook("onRequest", (request, reply, done) => {
    reply.raw.once("close", () => {
      const finished = reply.raw.writableFinished;
      const status = request.failure ? 500 : finished ? reply.statusCode : "aborted";
      duration.observe({ route: routeOf(request), status }, reply.elapsedTime / 1000);
    });
    done();
  });

  const server = createServer(async (request, response) => {
    if (request.url !== "/metrics") return response.writeHead(404).end();
    return response.setHeader("Content-Type", registry.contentType).end(await registry.metrics());
  });
  app.addHook("onReady", async () => {
    await new Promise<void>((listening, failed) => {
      server.once("error", failed).listen(port, host, listening);
    });
    app.log.info({ address: server.address() }, "metrics are served");
  });
  app.addHook("onClose", async () => {
    server.close();
    server.closeAllConnections();
  });
});

/** Names of routes. There is a fixed number of them, whatever is asked for: each makes a time series of its own. */
function routeLabels(paths: ReadonlySet<string>): (request: FastifyRequest) => string {
  return (request) => {
    const route = request.routeOptions.url ?? "other";
    if (route.startsWith("/assets/")) return "/assets/*";
    if (route !== "/*") return route;
    const path = pathOf(request.url);
    return paths.has(path) ? path : "other";
  };
}

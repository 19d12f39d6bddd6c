import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import type { Config } from "./config.ts";
import type { Frontend } from "./frontend.ts";
import { health } from "./http/health.ts";
import { limitPipelining } from "./http/pipelining.ts";
import { createRequestId, lossyStdout, RequestLogController } from "./http/request-log.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { sendStatus } from "./http/send-status.ts";
import { staticFiles } from "./http/static-files.ts";
import { cachedPages } from "./pages/cached-pages.ts";
import { errorHandler } from "./pages/error-handler.ts";
import { pageRoutes } from "./pages/page-routes.ts";
import { createRenderer } from "./pages/render.ts";
import { streamedPages } from "./pages/streamed-pages.ts";
import { seoRoutes } from "./seo/seo-routes.ts";

/**
 * Builds the app without listening. Hooks are registered in the order in which they run, then the routes.
 * @param frontend the pages and files, from a build or from Vite.
 * @param logger Fastify's logger options. The default is JSON lines at LOG_LEVEL on standard output.
 * @throws when a page cannot be rendered for the page cache.
 */
export async function buildApp(
  config: Config,
  frontend: Frontend,
  logger: FastifyServerOptions["logger"] = { level: config.LOG_LEVEL, stream: lossyStdout },
): Promise<FastifyInstance> {
  const { SITE_URL: siteUrl } = config;
  const headers = securityHeaders(siteUrl);
  const app = Fastify({
    logger,
    logController: new RequestLogController(),
    genReqId: createRequestId,
    // Durations are in milliseconds. The connection of a client that receives nothing closes after one to two minutes.
    connectionTimeout: 60_000,
    requestTimeout: 15_000,
    keepAliveTimeout: config.KEEP_ALIVE_MS,
    // Requests that arrive while the server is closing still get their normal response.
    return503OnClosing: false,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 1000 },
    // For a path that cannot be decoded, Fastify runs no hooks, so this limits requests and sets headers itself.
    frameworkErrors: (error, request, reply) =>
      limitPipelining(request, reply, () => sendStatus(reply.headers(headers), error.statusCode ?? 400)),
  });
  // A route that reads a body needs its own parser.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
  const render = createRenderer(frontend, siteUrl);
  const sendPage = await (config.PAGE_CACHE === "on" ? cachedPages : streamedPages)(app, render);

  // Imported only when used, for a fast startup.
  if (config.METRICS_PORT !== undefined) {
    const { metrics } = await import("./http/metrics.ts");
    await app.register(metrics, { host: config.METRICS_HOST, port: config.METRICS_PORT });
  }
  app.addHook("onRequest", limitPipelining);
  app.addHook("onSend", (_request, reply, _payload, done) => {
    // A page has set its own policy.
    for (const name in headers) if (!reply.hasHeader(name)) reply.header(name, headers[name]);
    done();
  });
  await app.register(errorHandler, { sendPage });
  await app.register(health);
  if (frontend.staticRoot) await app.register(staticFiles, { root: frontend.staticRoot });
  await app.register(seoRoutes, { siteUrl });
  await app.register(pageRoutes, { sendPage });
  return app;
}

import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { allPages } from "#shared/pages.ts";
import type { Config } from "./config.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { pageRoutes } from "./pages/page-routes.ts";
import { createRenderer } from "./pages/render.ts";
import { createSendPage } from "./pages/send-page.ts";
import { errorHandler } from "./plugins/error-handler.ts";
import { health } from "./plugins/health.ts";
import { refuseUnreadable } from "./plugins/parser-errors.ts";
import { createRequestId, RequestLog } from "./plugins/request-log.ts";
import { securityHeaders } from "./plugins/security-headers.ts";
import { staticFiles } from "./plugins/static-files.ts";
import { unansweredRequests } from "./plugins/unanswered-requests.ts";
import { sendPlainError } from "./send-plain-error.ts";
import { seoRoutes } from "./seo/seo-routes.ts";
import type { SiteBuild } from "./site-build.ts";

/** Milliseconds for the headers of a request, for a whole request, and without progress on a connection. */
const [headersTimeout, requestTimeout, connectionTimeout] = [10_000, 15_000, 120_000];

/**
 * Builds the server without its process. Plugins and routes are in the order in which a request meets them.
 * @param build the client, from the build or from Vite.
 * @param logger Fastify's logger options. The default is JSON lines at LOG_LEVEL on the standard output.
 * @throws when a page cannot be rendered for the page cache.
 */
export async function buildApp(
  config: Config,
  build: SiteBuild,
  logger: FastifyServerOptions["logger"] = { level: config.LOG_LEVEL },
): Promise<FastifyInstance> {
  const { SITE_URL: siteUrl } = config;
  const headers = securityHeaders(siteUrl);
  const app = Fastify({
    logger,
    logController: new RequestLog(),
    genReqId: createRequestId,
    connectionTimeout,
    requestTimeout,
    keepAliveTimeout: config.KEEP_ALIVE_MS,
    // Requests that arrive while the server closes still get their normal response.
    return503OnClosing: false,
    clientErrorHandler: refuseUnreadable,
    http: { headersTimeout, connectionsCheckingInterval: 1000 },
    // A path that cannot be decoded reaches no hook.
    frameworkErrors: (error, _request, reply) =>
      sendPlainError(reply.headers(headers), error.statusCode ?? 400),
  });
  // No route reads a body.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _body, done) => done(null));
  const render = createRenderer(build, siteUrl);
  const cache = config.PAGE_CACHE === "on" ? await createPageCache(allPages, render) : null;
  const sendPage = createSendPage(render, cache);

  if (config.METRICS_PORT !== undefined) {
    const { metrics } = await import("./plugins/metrics.ts");
    await app.register(metrics, { host: config.METRICS_HOST, port: config.METRICS_PORT });
  }
  await app.register(unansweredRequests);
  app.addHook("onRequest", (_request, reply, done) => done(void reply.headers(headers)));
  await app.register(errorHandler, { sendPage, headers });
  if (!cache) {
    const { streamCompression } = await import("./pages/stream-compression.ts");
    await app.register(streamCompression);
  }
  await app.register(health);
  if (build.filesRoot) await app.register(staticFiles, { root: build.filesRoot });
  await app.register(seoRoutes, { siteUrl });
  await app.register(pageRoutes, { sendPage });
  return app;
}

import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { constants } from "node:zlib";
import Fastify, { type FastifyInstance, type FastifyServerOptions } from "fastify";
import { errorPages } from "#shared/site-pages.ts";
import type { ClientBundle } from "./client-bundle.ts";
import type { Config } from "./config.ts";
import { createPageCache } from "./pages/page-cache.ts";
import { pageRoutes } from "./pages/page-routes.ts";
import { createRenderer } from "./pages/render.ts";
import { createSendPage } from "./pages/send-page.ts";
import { earlyErrorHandlers } from "./plain-error.ts";
import { errorHandler } from "./plugins/error-handler.ts";
import { gracefulShutdown } from "./plugins/graceful-shutdown.ts";
import { health } from "./plugins/health.ts";
import { RequestLog, responseTime } from "./plugins/request-log.ts";
import { securityHeadersPlugin } from "./plugins/security-headers.ts";
import { staticFiles } from "./plugins/static-files.ts";
import { unansweredRequests } from "./plugins/unanswered-requests.ts";
import { seoRoutes } from "./seo/seo-routes.ts";

/** Milliseconds until a connection ends on which a response no longer moves. */
const stalledAfter = 120_000;

/**
 * Builds the server without its process. Plugins and routes are in the order in which a request meets them.
 * @param client the client, from the build or from Vite.
 * @param logger Fastify's logger options. The default is JSON lines at LOG_LEVEL on the standard output.
 * @throws when a page cannot be rendered for the page cache.
 */
export async function buildApp(
  config: Config,
  client: ClientBundle,
  logger: FastifyServerOptions["logger"] = { level: config.LOG_LEVEL },
): Promise<FastifyInstance> {
  const { SITE_URL: siteUrl } = config;
  const logController = new RequestLog();
  const app = Fastify({
    logger,
    logController,
    genReqId: requestId,
    connectionTimeout: stalledAfter,
    keepAliveTimeout: config.KEEP_ALIVE_MS,
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    // Requests that arrive while the server closes still get their normal response.
    return503OnClosing: false,
    ...earlyErrorHandlers(siteUrl, logController),
    http: {
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      requestTimeout: config.REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 1000,
    },
  });
  const render = createRenderer(client, siteUrl);
  const paths = [...client.pages, ...errorPages].map(({ path }) => path);
  const cache = config.PAGE_CACHE === "on" ? await createPageCache(paths, render) : null;
  const sendPage = createSendPage(render, cache);

  if (config.METRICS_PORT !== undefined) {
    const { metrics } = await import("./plugins/metrics.ts");
    await app.register(metrics, { host: config.METRICS_HOST, port: config.METRICS_PORT });
  }
  await app.register(unansweredRequests);
  await app.register(responseTime);
  await app.register(gracefulShutdown);
  await app.register(securityHeadersPlugin, { siteUrl });
  await app.register(errorHandler, { sendPage });
  // Pages of the cache are compressed already, so that they do without this library.
  if (!cache) await app.register(import("@fastify/compress"), streamCompression);
  await app.register(health);
  if (client.filesRoot) await app.register(staticFiles, { root: client.filesRoot });
  await app.register(seoRoutes, { pages: client.pages, siteUrl });
  await app.register(pageRoutes, { pages: client.pages, sendPage, uncached: cache === null });
  return app;
}

/**
 * Options for `reply.compress()`. Without the flush, the compressor would hold the first
 * bytes back until the last ones.
 */
const streamCompression = {
  global: false,
  encodings: ["br" as const, "gzip" as const],
  zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  brotliOptions: {
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  },
};

/** Uses a proxy's `X-Request-Id` if it is short and harmless. Then all logs have the same id. */
function requestId({ headers }: Pick<IncomingMessage, "headers">): string {
  const given = headers["x-request-id"];
  return typeof given === "string" && /^[\w.:/+=-]{1,128}$/.test(given) ? given : randomUUID();
}

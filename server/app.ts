import Fastify, { type FastifyInstance, LogController } from "fastify";
import type { Config } from "./config.ts";
import { refusalHandlers } from "./http/refusals.ts";
import { requestIds } from "./http/request-ids.ts";
import { originForm } from "./http/request-target.ts";
import type { Lifecycle } from "./lifecycle.ts";
import { compression } from "./plugins/compression.ts";
import { draining } from "./plugins/draining.ts";
import { errors } from "./plugins/errors.ts";
import { files } from "./plugins/files.ts";
import { health } from "./plugins/health.ts";
import { methods } from "./plugins/methods.ts";
import { protocol } from "./plugins/protocol.ts";
import { requestLog } from "./plugins/request-log.ts";
import { securityHeadersPlugin } from "./plugins/security-headers.ts";
import { trailingSlash } from "./plugins/trailing-slash.ts";
import { KeptPages } from "./render/kept-pages.ts";
import { PageRenderer } from "./render/page-renderer.ts";
import type { Site } from "./render/site.ts";
import { documentRoutes } from "./routes/documents.ts";
import { pageRoutes } from "./routes/pages.ts";

/**
 * The whole server but for its process: plugins and routes in the order in which a request meets them.
 * @param config what the environment says.
 * @param site the client, as built or as the development server makes it.
 * @param log where the log goes if not to the standard output.
 */
export async function buildApp(
  config: Config,
  site: Site,
  lifecycle: Lifecycle,
  log?: { write: (line: string) => void },
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.LOG_LEVEL, ...(log ? { stream: log } : {}) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(config.TRUST_PROXY),
    rewriteUrl: originForm,
    // On a connection whose client stopped reading as little happens as on an idle one.
    connectionTimeout: config.KEEP_ALIVE_MS,
    keepAliveTimeout: config.KEEP_ALIVE_MS,
    requestTimeout: config.REQUEST_TIMEOUT_MS,
    return503OnClosing: false,
    ...refusalHandlers(config.SITE_URL),
    http: {
      headersTimeout: config.HEADERS_TIMEOUT_MS,
      // Fastify sets it, too, but later than Node compares it with the one above.
      requestTimeout: config.REQUEST_TIMEOUT_MS,
      connectionsCheckingInterval: 500,
      requireHostHeader: false,
      joinDuplicateHeaders: true,
    },
  });
  const paths = new Set<string>(site.pages.map((page) => page.path));
  const renderer = new PageRenderer(site, paths, config.SITE_URL);
  const kept = config.PAGE_CACHE === "on" ? new KeptPages(renderer, paths) : null;

  await app.register(requestLog);
  if (config.METRICS_PORT !== undefined) {
    const { metrics } = await import("./plugins/metrics.ts");
    await app.register(metrics, { host: config.HOST, port: config.METRICS_PORT, paths, kept });
  }
  await app.register(draining, { lifecycle });
  await app.register(securityHeadersPlugin, { siteUrl: config.SITE_URL });
  await app.register(protocol, { siteUrl: config.SITE_URL });
  await app.register(methods);
  await app.register(trailingSlash, { paths });
  await app.register(errors, { renderer, kept });
  await app.register(compression);
  await app.register(health, { lifecycle });
  if (site.files) await app.register(files, site.files);
  await app.register(documentRoutes, { site, siteUrl: config.SITE_URL });
  await app.register(pageRoutes, { renderer, kept });

  app.addHook("onReady", async () => {
    const failures = (await kept?.fill()) ?? new Map<string, unknown>();
    for (const [page, err] of failures) app.log.error({ err, page }, "the page cannot be rendered");
    if (failures.size > 0)
      lifecycle.fault = `cannot be rendered: the page ${[...failures.keys()].join(", ")}`;
    lifecycle.phase = "serving";
  });
  return app;
}

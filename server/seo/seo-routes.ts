import type { FastifyInstance } from "fastify";
import { oneHourCacheHeaders } from "#server/http/cache-control.ts";
import { createCachedResponse, sendCachedResponse } from "#server/http/cached-response.ts";
import { sites } from "#shared/pages.ts";
import { generatedPaths } from "#shared/url-paths.ts";
import { llmsTxt } from "./llms-txt.ts";
import { robotsTxt } from "./robots-txt.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemapXml } from "./sitemap-xml.ts";

/** Serves the files for crawlers, which are generated from the same content as the pages. */
export async function seoRoutes(app: FastifyInstance, { siteUrl }: { siteUrl: string }) {
  const serve = (path: string, type: string, text: string) => {
    const headers = { "Content-Type": `${type}; charset=utf-8`, ...oneHourCacheHeaders };
    const response = createCachedResponse(200, headers, Buffer.from(text));
    app.get(path, (request, reply) => sendCachedResponse(request, reply, response));
  };
  serve(generatedPaths.robots, "text/plain", robotsTxt(siteUrl));
  serve(generatedPaths.sitemap, "application/xml", sitemapXml(siteUrl));
  serve(generatedPaths.llms, "text/plain", llmsTxt(siteUrl));
  serve(generatedPaths.security, "text/plain", securityTxt(sites[0].company, siteUrl, new Date()));
}

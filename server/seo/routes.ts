import type { FastifyInstance } from "fastify";
import { createCachedResponse, sendCachedResponse } from "#server/cached-response.ts";
import { brand } from "#shared/content/brand.ts";
import { crawlers } from "#shared/content/crawlers.ts";
import { publicFiles } from "#shared/content/public-files.ts";
import { security } from "#shared/content/security-txt.ts";
import { siteContent } from "#shared/content/site-content.ts";
import type { Page } from "#shared/pages.ts";
import { documentPaths } from "#shared/paths.ts";
import { llmsTxt } from "./llms-txt.ts";
import { robotsTxt } from "./robots-txt.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemapXml } from "./sitemap-xml.ts";
import { webManifest } from "./web-manifest.ts";

interface SeoRoutesOptions {
  pages: readonly Page[];
  /** The public origin. */
  siteUrl: string;
}

/** Serves the files for crawlers. They are created once, from the same content as the pages. */
export async function seoRoutes(app: FastifyInstance, { pages, siteUrl }: SeoRoutesOptions) {
  const serve = (path: string, type: string, text: string) => {
    const headers = { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "public, max-age=3600" };
    const response = createCachedResponse(200, headers, Buffer.from(text));
    app.get(path, (request, reply) => sendCachedResponse(request, reply, response));
  };
  serve(documentPaths.robots, "text/plain", robotsTxt(crawlers, siteUrl));
  serve(documentPaths.sitemap, "application/xml", sitemapXml(pages, siteUrl));
  serve(documentPaths.llms, "text/plain", llmsTxt(siteContent(pages), siteUrl));
  serve(documentPaths.security, "text/plain", securityTxt(security, siteUrl, new Date()));
  serve(publicFiles.manifest, "application/manifest+json", webManifest(brand));
}

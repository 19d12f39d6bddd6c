import type { FastifyInstance } from "fastify";
import { llmsText } from "#server/documents/llms.ts";
import { manifestJson } from "#server/documents/manifest.ts";
import { robotsText } from "#server/documents/robots.ts";
import { securityText } from "#server/documents/security.ts";
import { sitemapXml } from "#server/documents/sitemap.ts";
import { keepAnswer } from "#server/http/kept-answer.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { sendKeptAnswer } from "#server/http/send-kept-answer.ts";
import type { Site } from "#server/render/site.ts";
import { brand } from "#shared/content/brand.ts";
import { crawlers } from "#shared/content/crawlers.ts";
import { publicFiles } from "#shared/content/public-files.ts";
import { security } from "#shared/content/security.ts";
import { siteContent } from "#shared/content/site-content.ts";
import { documentPaths } from "#shared/paths.ts";

interface DocumentRoutesOptions {
  site: Site;
  siteUrl: string;
}

/** What the site tells machines beside its pages. All of it is generated from the content that the pages show. */
export async function documentRoutes(
  app: FastifyInstance,
  { site, siteUrl }: DocumentRoutesOptions,
): Promise<void> {
  const content = siteContent(site.pages);
  const headers = {
    "Cache-Control": "public, max-age=3600",
    Vary: "Accept-Encoding",
    ...securityHeaders(siteUrl),
  };
  const serve = (path: string, type: string, write: () => string) => {
    const keep = (text: string) => ({
      text,
      answer: keepAnswer({
        status: 200,
        type: `${type}; charset=utf-8`,
        bytes: Buffer.from(text),
        headers,
      }),
    });
    let kept: ReturnType<typeof keep> | undefined;
    app.get(path, (request, reply) => {
      const text = write();
      if (kept?.text !== text) kept = keep(text);
      sendKeptAnswer(request, reply, kept.answer);
    });
  };
  const once = (written: string) => () => written;

  serve(documentPaths.robots, "text/plain", once(robotsText(crawlers, siteUrl)));
  serve(documentPaths.llms, "text/plain", once(llmsText(content, siteUrl)));
  serve(publicFiles.manifest, "application/manifest+json", once(manifestJson(brand)));
  // Its date of expiry moves on while the process lives.
  serve(documentPaths.security, "text/plain", () => securityText(security, siteUrl, new Date()));

  serve(documentPaths.sitemap, "application/xml", once(sitemapXml(site.pages, siteUrl)));
}

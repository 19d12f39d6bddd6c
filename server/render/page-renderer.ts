import type { Readable } from "node:stream";
import type { MatchedPage } from "#client/entry-server.tsx";
import { securityHeaders } from "#server/plugins/security-headers.ts";
import type { Site } from "./site.ts";
import { streamDocument } from "./stream.ts";

/** An answer that has begun: its head is known, its bytes are on their way from React. */
export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: Readable;
}

/** Pages are checked by browsers each time (a 304 is cheap) and may be kept by CDNs (RFC 9213) for a minute. */
const cacheHeaders = {
  "Cache-Control": "public, max-age=0, must-revalidate",
  "CDN-Cache-Control": "max-age=60, stale-while-revalidate=600, stale-if-error=86400",
};

/** Renders the pages of a site for one public origin. */
export class PageRenderer {
  private readonly site: Site;
  private readonly siteUrl: string;

  constructor(site: Site, siteUrl: string) {
    this.site = site;
    this.siteUrl = siteUrl;
  }

  /**
   * Begins the page of a path; an unknown path gives the 404 page.
   * @throws what the page threw before its first byte.
   */
  async render(path: string, signal: AbortSignal): Promise<RenderedPage> {
    return this.begin(await this.site.matchPage(path), signal);
  }

  /** Begins the page that answers when another one failed. */
  async renderError(signal: AbortSignal): Promise<RenderedPage> {
    return this.begin(await this.site.matchErrorPage("/"), signal);
  }

  private async begin(page: MatchedPage, signal: AbortSignal): Promise<RenderedPage> {
    const { siteUrl, site } = this;
    const styles = await site.styles(page.source);
    const html = await streamDocument(page.document({ siteUrl, styles, scripts: site.scripts }), signal);
    const headers = {
      ...(page.status === 200 ? cacheHeaders : { "Cache-Control": "no-store" }),
      Vary: "Accept-Encoding",
      ...securityHeaders(siteUrl, [styles]),
    };
    return { status: page.status, headers, html };
  }
}

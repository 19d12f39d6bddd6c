import type { Readable } from "node:stream";
import type { MatchedPage } from "#client/entry-server.tsx";
import { securityHeaders } from "#server/http/security-headers.ts";
import { RenderQueue } from "./render-queue.ts";
import type { Site } from "./site.ts";
import { streamDocument } from "./stream.ts";

/** Renders under way or waiting; one more is refused with 503. The last of so many comes some 0.2 s late. */
const maxRenders = 128;

/** An answer that has begun: its head is known, its bytes are on their way from React. */
export interface RenderedPage {
  status: number;
  /** Its media type. */
  type: string;
  headers: Record<string, string>;
  /** The page's source file. */
  source: string;
  /** All of the page, or what comes of it as it comes. */
  html: Readable | Buffer;
}

/** So many pages are being rendered that one more is refused. */
class OverloadError extends Error {
  override name = "OverloadError";
  readonly statusCode = 503;
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
  private readonly paths: ReadonlySet<string>;
  private readonly policies = new Map<string, { styles: string; headers: Record<string, string> }>();
  private readonly queue = new RenderQueue();
  private underWay = 0;

  /** @param paths those of the pages; any other is answered with the 404 page. */
  constructor(site: Site, paths: ReadonlySet<string>, siteUrl: string) {
    this.site = site;
    this.paths = paths;
    this.siteUrl = siteUrl;
  }

  /**
   * Begins the page of a path; an unknown path gives the 404 page.
   * @throws OverloadError, or what the page threw before its first byte.
   */
  async render(path: string, signal: AbortSignal): Promise<RenderedPage> {
    if (this.underWay >= maxRenders) throw new OverloadError("too many renders are under way");
    // As a URL, an unknown path can be that of another host, or none at all.
    return this.begin(this.site.matchPage(this.paths.has(path) ? path : "/404"), signal);
  }

  /** Begins the page that answers when another one failed. */
  async renderError(signal: AbortSignal): Promise<RenderedPage> {
    return this.begin(this.site.matchErrorPage(), signal);
  }

  /** Made again only when the styles have changed, as they do in development: their hash takes as long as a tenth of a render. */
  private policyOf(source: string, styles: string): Record<string, string> {
    const known = this.policies.get(source);
    if (known?.styles === styles) return known.headers;
    const headers = securityHeaders(this.siteUrl, { styles: [styles], scripts: this.site.inlineScripts });
    this.policies.set(source, { styles, headers });
    return headers;
  }

  private async begin(match: Promise<MatchedPage>, signal: AbortSignal): Promise<RenderedPage> {
    const { siteUrl, site } = this;
    this.underWay++;
    const ended = () => this.underWay--;
    try {
      const page = await match;
      await this.queue.turn();
      const styles = await site.styles(page.source);
      const html = await streamDocument(page.document({ siteUrl, styles, scripts: site.scripts }), signal);
      if (Buffer.isBuffer(html)) ended();
      else html.once("close", ended);
      const headers = {
        ...(page.status === 200 ? cacheHeaders : { "Cache-Control": "no-store" }),
        Vary: "Accept-Encoding",
        ...this.policyOf(page.source, styles),
      };
      return { status: page.status, type: "text/html; charset=utf-8", headers, source: page.source, html };
    } catch (error) {
      ended();
      throw error;
    }
  }
}

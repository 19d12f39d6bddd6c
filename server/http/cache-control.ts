import type { Page } from "#shared/pages.ts";

/** For redirects and files for crawlers, which seldom change. */
export const oneHourCacheHeaders = { "Cache-Control": "public, max-age=3600" };

/**
 * How long a page may be cached. Browsers always revalidate. CDNs may serve it for a minute, for ten more while they
 * fetch it again, and for a day while the server is failing (RFC 9111, RFC 9213, RFC 5861). Proxies must
 * not rewrite a page: its policy allows inlined styles and scripts only by their hashes.
 */
export function pageCacheHeaders({ status }: Page): Record<string, string> {
  if (status !== 200) return { "Cache-Control": "no-store" };
  return {
    "Cache-Control": "public, max-age=0, must-revalidate, no-transform",
    "CDN-Cache-Control": "max-age=60, stale-while-revalidate=600, stale-if-error=86400",
  };
}

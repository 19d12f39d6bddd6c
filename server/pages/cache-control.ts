/** How long browsers and CDNs may keep a page. Browsers ask again each time, CDNs may keep it for a minute (RFC 9111, RFC 9213). */
export function cacheControl(status: number): Record<string, string> {
  if (status !== 200) return { "Cache-Control": "no-store" };
  return {
    "Cache-Control": "public, max-age=0, must-revalidate",
    "CDN-Cache-Control": "max-age=60, stale-while-revalidate=600, stale-if-error=86400",
  };
}

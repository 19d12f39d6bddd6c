/**
 * The public address of a path.
 * @param siteUrl the site's origin from the configuration (SITE_URL), never from a request
 */
export function absoluteUrl(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}

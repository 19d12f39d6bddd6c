/** The path as it was asked for, undecoded: a page has one address. */
export function pathOf(target: string): string {
  const end = target.indexOf("?");
  return end === -1 ? target : target.slice(0, end);
}

/**
 * A request's target as a path with its query. Proxies may ask for a whole URL, which means the same
 * (RFC 9112, 3.2.2); the server has one site, whatever name it is asked for under.
 */
export function originForm(target: string): string {
  if (target.startsWith("/")) return target;
  const path = target.replace(/^(?:\*$|[a-z][a-z\d+.-]*:\/\/[^/?#]*)/i, "");
  return path.startsWith("/") ? path : `/${path}`;
}

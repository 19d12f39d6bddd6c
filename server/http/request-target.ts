import type { IncomingMessage } from "node:http";

/** The path as it was asked for, undecoded: a page has one address. */
export function pathOf(target: string): string {
  const end = target.indexOf("?");
  return end === -1 ? target : target.slice(0, end);
}

/**
 * A request's target as a path with its query, for the router. Proxies may ask for a whole URL, which means the same
 * (RFC 9112, 3.2.2); the server has one site, whatever name it is asked for under.
 */
export function originForm(request: IncomingMessage): string {
  const target = request.url ?? "/";
  // A broken preface of HTTP/2 can look like a method that no router knows; for its version it is refused later.
  if (request.method === "PRI") request.method = "GET";
  if (target.startsWith("/")) return target;
  const path = target.replace(/^(?:\*$|[a-z][a-z\d+.-]*:\/\/[^/?#]*)/i, "");
  return path.startsWith("/") ? path : `/${path}`;
}

import { createHash } from "node:crypto";
import { documentPaths } from "#shared/paths.ts";

/** Style sheets and scripts that stand in a page. */
interface Inline {
  styles?: readonly string[];
  scripts?: readonly string[];
}

/**
 * The Content-Security-Policy. Nothing may be loaded but the site's own files, no form may be sent anywhere, and
 * no request may leave a page but for the two text files that Lighthouse reads from inside it.
 * @param siteUrl the public origin.
 * @param inline what stands in the page that gets this policy; allowed by its hashes, and the pictures in its styles
 * with them.
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(siteUrl: string, { styles = [], scripts = [] }: Inline = {}): string {
  return Object.entries({
    "default-src": "'none'",
    "script-src": ["'self'", ...scripts.map(hashOf)].join(" "),
    "style-src": styles.map(hashOf).join(" ") || "'none'",
    "img-src": "'self'",
    "font-src": "'self'",
    "manifest-src": "'self'",
    "connect-src": `${siteUrl}${documentPaths.robots} ${siteUrl}${documentPaths.llms}`,
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
    "object-src": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
    ...(isHttps(siteUrl) ? { "upgrade-insecure-requests": "" } : {}),
  })
    .map((directive) => directive.join(" ").trim())
    .join("; ");
}

/**
 * The headers that every answer carries, errors included.
 * @param inline what stands in the answer.
 * @see https://developer.mozilla.org/en-US/observatory
 */
export function securityHeaders(siteUrl: string, inline: Inline = {}): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(siteUrl, inline),
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), browsing-topics=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Over plain http the header has no meaning (RFC 6797, section 7.2).
    ...(isHttps(siteUrl) ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
  };
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith("https:");
}

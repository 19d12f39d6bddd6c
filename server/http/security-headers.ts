import { createHash } from "node:crypto";
import { generatedPaths } from "#shared/url-paths.ts";

/**
 * The Content-Security-Policy of a page: only the site's own files, and no requests to other sites.
 * @param styles the inlined style sheet of the page. The policy allows it and the inline scripts by their hashes.
 * @param inlineScripts their texts
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(
  siteUrl: string,
  styles: string,
  inlineScripts: readonly string[],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inlineScripts.map(hashSource)].join(" "),
    `style-src ${hashSource(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    // For Lighthouse's audits, which fetch these two files from inside the page.
    `connect-src ${siteUrl}${generatedPaths.robots} ${siteUrl}${generatedPaths.llms}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(siteUrl.startsWith("https:") ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/**
 * The security headers of all responses, including errors, but not of those to requests that Node's parser refuses.
 * @see https://owasp.org/www-project-secure-headers/
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    // A page has a policy of its own.
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Browsers ignore this header over plain http (RFC 6797, section 7.2).
    ...(siteUrl.startsWith("https:") && { "Strict-Transport-Security": "max-age=63072000" }),
  };
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

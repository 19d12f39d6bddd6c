import { createHash } from "node:crypto";
import { company } from "#shared/data/company.ts";
import { generatedFiles } from "#shared/public-files.ts";

/**
 * The Content-Security-Policy. A page loads only the site's own files, the browser submits no form, and
 * scripts send data only to the form's endpoint.
 * @param siteUrl the public origin.
 * @param styles the inlined style sheet of the page, which the policy allows by its hash.
 * @param scripts its inline scripts.
 * @see https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(siteUrl: string, styles = "", scripts: readonly string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts.map(hashSource)].join(" "),
    `style-src ${styles ? hashSource(styles) : "'none'"}`,
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    // Lighthouse fetches the two files from inside the page.
    `connect-src ${siteUrl}${generatedFiles.robots} ${siteUrl}${generatedFiles.llms} ${endpointSource(company.enquiryEndpoint)}`.trimEnd(),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    ...(isHttps(siteUrl) ? ["upgrade-insecure-requests"] : []),
  ].join("; ");
}

/**
 * The security headers of all responses that Fastify sends, including errors.
 * @param siteUrl the public origin.
 * @see https://owasp.org/www-project-secure-headers/
 */
export function securityHeaders(siteUrl: string): Record<string, string> {
  return {
    "Content-Security-Policy": contentSecurityPolicy(siteUrl),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), browsing-topics=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    // Browsers ignore this header over plain http (RFC 6797, section 7.2).
    ...(isHttps(siteUrl) && { "Strict-Transport-Security": "max-age=63072000" }),
  };
}

/**
 * The source that the policy needs for the contact form's endpoint.
 * @param endpoint a path of this site, an https:// URL, or `undefined` if the form sends nothing.
 * @throws {TypeError} if it is neither a path nor a URL.
 */
export function endpointSource(endpoint: string | undefined): string {
  if (!endpoint) return "";
  return endpoint.startsWith("/") ? "'self'" : new URL(endpoint).origin;
}

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

function isHttps(siteUrl: string): boolean {
  return siteUrl.startsWith("https:");
}

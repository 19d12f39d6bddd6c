import { createHash } from "node:crypto";

/**
 * The strong ETag of these bytes.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-etag
 */
export function strongEtag(bytes: Buffer | string): string {
  return `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
}

/**
 * Whether an `If-None-Match` header names this ETag. The comparison is weak, as the standard requires.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((part) => part.trim().replace(/^W\//, "") === etag);
}

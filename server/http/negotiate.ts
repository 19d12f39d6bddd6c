import type { IncomingHttpHeaders } from "node:http";

/** The content codings that answers are kept in, best first for equal wishes. */
export const codings = ["br", "zstd", "gzip", "identity"] as const;
export type Coding = (typeof codings)[number];

const item = /^\s*([!#$%&'*+.^_`|~\w-]+)\s*(?:;\s*q=(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)\s*)?$/i;

/**
 * Makes the function that chooses, by its `Accept-Encoding`, the coding that a client wants most of those that are offered.
 * A header that cannot be understood, or that forbids everything, gets `identity`, which every client reads.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding
 */
function negotiator<Offered extends Coding>(
  offered: readonly Offered[],
): (acceptEncoding: string | undefined) => Offered | "identity" {
  /** Browsers send a handful of different headers; the limits are for those who send others. */
  const remembered = new Map<string, Offered | "identity">();
  return (acceptEncoding) => {
    if (!acceptEncoding) return "identity";
    const known = remembered.get(acceptEncoding);
    if (known) return known;
    const coding = decide(acceptEncoding, offered);
    if (remembered.size < 256 && acceptEncoding.length < 256) remembered.set(acceptEncoding, coding);
    return coding;
  };
}

/** Of all codings. */
export const negotiateCoding = negotiator(codings);

const negotiateCommonCoding = negotiator(["br", "gzip", "identity"]);

/**
 * Leaves libraries that negotiate by rules of their own no other choice than this module's: a preference for identity
 * means nothing to them, nor does a weight that is none. Without zstd, which the build's files do not come in.
 */
export function settleCoding(headers: IncomingHttpHeaders): void {
  headers["accept-encoding"] = negotiateCommonCoding(headers["accept-encoding"]);
}

function decide<Offered extends Coding>(header: string, offered: readonly Offered[]): Offered | "identity" {
  const weights = new Map<string, number>();
  for (const part of header.split(",")) {
    if (part.trim() === "") continue;
    const [, name, q = "1"] = item.exec(part) ?? [];
    if (!name) return "identity";
    weights.set(name.toLowerCase(), Number(q));
  }
  const weigh = (coding: Coding) =>
    weights.get(coding === "gzip" && !weights.has("gzip") ? "x-gzip" : coding) ??
    weights.get("*") ??
    // What is not named is not wanted, but identity, last of all, is always good enough.
    (coding === "identity" ? 0.0001 : 0);
  const best = offered.reduce((a, b) => (weigh(b) > weigh(a) ? b : a));
  return weigh(best) > 0 ? best : "identity";
}

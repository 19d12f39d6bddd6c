import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { negotiate } from "@fastify/accept-negotiator";
import type { FastifyReply, FastifyRequest } from "fastify";

/** How to make each encoding. Best first, for clients that accept several equally. */
const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      // The window is 64 KB. A larger one would be slower, and use much more memory while compressing.
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_LGWIN]: 16,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (bytes: Buffer) => bytes,
};
type Encoding = keyof typeof encoders;

/** A response with the same bytes for every request. With status 200, each encoding has its own strong ETag. */
export type CachedResponse = ReturnType<typeof createCachedResponse>;

/**
 * Keeps a response for all requests. It is compressed on first use of an encoding, off the main thread.
 * @param headers the headers of every encoding, including `Content-Type`.
 */
export function createCachedResponse(status: number, headers: Record<string, string>, bytes: Buffer) {
  const createVariant = async (encoding: Encoding) => {
    const body = await encoders[encoding](bytes);
    const hash = createHash("sha256").update(body).digest("base64url").slice(0, 22);
    const variantHeaders = {
      ...headers,
      Vary: "Accept-Encoding",
      ...(status === 200 && { ETag: `"${hash}"` }),
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
    };
    return { body, headers: variantHeaders };
  };
  const variants: Partial<Record<Encoding, ReturnType<typeof createVariant>>> = {};
  const getVariant = (encoding: Encoding) => {
    variants[encoding] ??= createVariant(encoding);
    return variants[encoding];
  };
  return { status, getVariant };
}

/**
 * Sends a cached response in the encoding that the client prefers, or 304 if the client already has these bytes.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept-encoding
 */
export async function sendCachedResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, getVariant }: CachedResponse,
): Promise<FastifyReply> {
  const encoding = negotiate(request.headers["accept-encoding"] ?? "", Object.keys(encoders)) ?? "identity";
  const { body, headers } = await getVariant(encoding as Encoding);
  reply.headers(headers);
  if (matchesEtag(request.headers["if-none-match"], headers.ETag)) return reply.code(304).send();
  return reply.code(status).send(body);
}

/**
 * Whether an `If-None-Match` header lists this ETag. The comparison is weak, as the standard requires.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
function matchesEtag(ifNoneMatch: string | undefined, etag: string | undefined): boolean {
  if (!etag) return false;
  const named = ifNoneMatch?.split(",").map((part) => part.trim().replace(/^W\//, "")) ?? [];
  return named.includes(etag) || named.includes("*");
}

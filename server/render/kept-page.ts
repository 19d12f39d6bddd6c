import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";
import { type Coding, codings } from "./negotiate.ts";

type HeaderList = readonly string[];

/** One coding of a page, ready to be written: header names and values by turns, as `writeHead` takes them. */
interface Variant {
  etag: string;
  body: Buffer;
  headers: HeaderList;
  notModifiedHeaders: HeaderList;
}

/** A page whose bytes never change as long as the process lives. */
export interface KeptPage {
  status: number;
  variants: Record<Coding, Variant>;
}

/**
 * One step below the best of brotli and some below that of zstd: the last two percent would take as long as all the rest
 * of the start. Windows as large as the page and sizes that are known save hundreds of megabytes while it lasts.
 */
const encode: Record<Coding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) =>
    promisify(brotliCompress)(html, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: 10,
        [constants.BROTLI_PARAM_LGWIN]: Math.max(16, Math.ceil(Math.log2(html.length))),
        [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
      },
    }),
  zstd: (html) =>
    promisify(zstdCompress)(html, {
      params: { [constants.ZSTD_c_compressionLevel]: 12 },
      pledgedSrcSize: html.length,
    }),
  gzip: (html) => promisify(gzip)(html, { level: constants.Z_BEST_COMPRESSION }),
  identity: async (html) => html,
};

/**
 * Makes all codings of a page once. Each has a strong ETag of its own: two codings are different bytes.
 * @param headers what every answer with this page carries, whatever its coding.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-etag
 */
export async function keepPage(
  status: number,
  html: Buffer,
  headers: Record<string, string>,
): Promise<KeptPage> {
  const variants = await Promise.all(codings.map((coding) => makeVariant(coding, status, html, headers)));
  return { status, variants: Object.fromEntries(variants) as KeptPage["variants"] };
}

async function makeVariant(coding: Coding, status: number, html: Buffer, headers: Record<string, string>) {
  const body = await encode[coding](html);
  const etag = `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
  // Only a success can be revalidated: an error has no state to compare with.
  const validators = status === 200 ? { ETag: etag } : {};
  const representation = {
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": String(body.length),
    ...(coding === "identity" ? {} : { "Content-Encoding": coding }),
  };
  const variant: Variant = {
    etag,
    body,
    headers: Object.entries({ ...headers, ...validators, ...representation }).flat(),
    notModifiedHeaders: Object.entries({ ...headers, ...validators }).flat(),
  };
  return [coding, variant] as const;
}

/**
 * Whether an `If-None-Match` names this ETag; compared weakly, as the header asks for.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-if-none-match
 */
export function matchesEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((part) => part.trim().replace(/^W\//, "") === etag);
}

import { encode } from "#server/http/encode.ts";
import { strongEtag } from "#server/http/etag.ts";
import { type Coding, codings } from "#server/http/negotiate.ts";

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
 * Makes all codings of a page once. Each has a strong ETag of its own: two codings are different bytes.
 * @param headers what every answer with this page carries, whatever its coding.
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-etag
 */
export function keepPage(status: number, html: Buffer, headers: Record<string, string>): KeptPage {
  const variants = codings.map((coding) => makeVariant(coding, status, html, headers));
  return { status, variants: Object.fromEntries(variants) as KeptPage["variants"] };
}

function makeVariant(coding: Coding, status: number, html: Buffer, headers: Record<string, string>) {
  const body = encode(coding, html, "kept");
  const etag = strongEtag(body);
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
